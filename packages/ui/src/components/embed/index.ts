export { Embed, type EmbedProps } from './embed.tsx';
