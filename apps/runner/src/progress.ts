const pattern = /::studio progress (\d{1,3})(?!\d)/g;
const longestLine = 200;

/** Reads the progress that a build prints as `::studio progress 40`, from 0 to 100. */
export function createProgressReader(): { read(output: Buffer): void; readonly progress: number | null } {
  let progress: number | null = null;
  let line = '';
  return {
    read(output) {
      const text = line + output.toString('latin1');
      // The number may go on in the next part, so the last line is read again.
      for (const [, digits = ''] of text.matchAll(pattern)) progress = Math.min(100, Number(digits));
      line = text.slice(Math.max(text.lastIndexOf('\n') + 1, text.length - longestLine));
    },
    get progress() {
      return progress;
    },
  };
}
