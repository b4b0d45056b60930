/** Limits that the server holds and the client shows. */
export const limits = {
  /** Bytes of a JSON request body. Source: house rule H9. */
  jsonBodyBytes: 1_000_000,
  /** Levels of nesting of a JSON request body. Source: house rule H9. */
  jsonDepth: 32,
  /** Largest `pageSize`. Source: house rule H9. */
  pageSize: 200,
  /** Casts named in one overview or live call. */
  usernamesPerCall: 200,
  /** Characters of a stream title. Source: house rule F6. */
  titleLength: 500,
} as const;
