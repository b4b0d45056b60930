/** Classes of the link in the head of a card that opens as a whole; the card is `group relative`. */
export const cardLink =
  'rounded-badge underline decoration-border-strong underline-offset-3 group-hover:decoration-current after:absolute after:inset-0 after:rounded-card';
