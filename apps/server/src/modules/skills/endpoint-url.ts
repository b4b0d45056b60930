/** The path of the endpoint below the cast API. */
export const endpointPath = '/alexa';

/** The address that answers Alexa for a skill. */
export const endpointUrlOf = ({ castUrl }: { readonly castUrl: () => string }, skillId: string): string =>
  `${castUrl()}${endpointPath}/${skillId}`;
