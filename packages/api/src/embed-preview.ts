import type { PublicStatus, PublicWidget } from '#/contract/widgets/public.schemas.ts';

/** What a player is shown to do; nothing sounds in a preview. */
export type EmbedPlayback = 'idle' | 'connecting' | 'playing' | 'failed';

/**
 * Sent to the frame of `{castApiUrl}/embed/preview` by the dashboard that frames it, as often as anything changes. The
 * document takes it from its own dashboard's origin alone.
 */
export interface EmbedPreviewMessage {
  readonly kind: 'studio.embed.preview';
  /** As the public call would answer it; `id` is any text. */
  readonly widget: Omit<PublicWidget, 'id' | 'version'>;
  readonly status: PublicStatus;
  readonly playback: EmbedPlayback;
  /** Which way its words run; ltr unless given. */
  readonly dir?: 'ltr' | 'rtl';
}

/** Sent by the preview to the window that frames it once it listens: what was sent before is lost. */
export interface EmbedPreviewReady {
  readonly kind: 'studio.embed.preview-ready';
}
