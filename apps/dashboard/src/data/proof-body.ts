/** A body whose optional code is absent rather than undefined. */
export const proofBody = <Body extends { code?: string | undefined }>({ code, ...rest }: Body) => ({
  ...rest,
  ...(code !== undefined && { code }),
});
