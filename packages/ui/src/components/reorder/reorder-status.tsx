interface ReorderStatusProps {
  announcement: string;
  /** Description of the keys, and its id. */
  instructions: string;
  instructionsId: string;
}

/** The live region of a list or board, and the description of its handles. */
export function ReorderStatus({ announcement, instructions, instructionsId }: ReorderStatusProps) {
  return (
    <>
      <span hidden id={instructionsId}>
        {instructions}
      </span>
      <span aria-live="assertive" className="ui:sr-only" data-part="status" role="status">
        {announcement}
      </span>
    </>
  );
}
