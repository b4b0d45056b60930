/** Saves what the editor has not saved yet; resolves to whether everything is saved. */
type Flush = () => Promise<boolean>;

/** Lets acts on the draft, such as publishing, wait for the editor, which saves a second after each change. */
export interface DraftGate {
  /** The editor registers itself; the result unregisters it. */
  open(flush: Flush): () => void;
  /** Resolves to false if changes could not be saved. */
  flush: Flush;
}

export function createDraftGate(): DraftGate {
  let current: Flush | null = null;
  return {
    open(flush) {
      current = flush;
      return () => {
        if (current === flush) current = null;
      };
    },
    flush: async () => (current ? current() : true),
  };
}
