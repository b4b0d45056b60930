import type { PublicStatus, PublicWidget } from '#/contract/widgets/public.schemas.ts';

/** The displayed playback state; a preview plays no audio. */
export type EmbedPlayback = 'idle' | 'connecting' | 'playing' | 'failed';

/**
 * Sent by the dashboard to its `{castApiUrl}/embed/preview` frame on every change. The document accepts it only from the
 * origin of its dashboard.
 */
export interface EmbedPreviewMessage {
  /** Distinguishes the message from those of other scripts. */
  readonly kind: 'studio.embed.preview';
  /** As returned by `public.getWidget`; `id` is any text. */
  readonly widget: Omit<PublicWidget, 'id' | 'version'>;
  /** The simulated state of the cast. */
  readonly status: PublicStatus;
  /** The simulated state of the player. */
  readonly playback: EmbedPlayback;
  /** Text direction; defaults to ltr. */
  readonly dir?: 'ltr' | 'rtl';
}

/** Sent by the preview to its parent window once it receives messages; earlier messages are lost. */
export interface EmbedPreviewReady {
  /** Distinguishes the message from those of other scripts. */
  readonly kind: 'studio.embed.preview-ready';
}
