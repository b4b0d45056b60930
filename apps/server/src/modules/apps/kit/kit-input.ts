import type { AppConfig, AppDocument, AppPlatform, AppSettings } from '@unmuted/api/contract';

/** What a kit is made of. */
export interface KitInput {
  readonly app: {
    readonly id: string;
    readonly platform: AppPlatform;
    readonly document: AppDocument;
    readonly settings: AppSettings;
  };
  /** What the app reads at its start; a copy of it is in the kit. */
  readonly config: AppConfig;
  /** The address of that configuration. */
  readonly configUrl: string;
  /** The pictures that the document names, by the name of their file. */
  readonly pictures: ReadonlyMap<string, Buffer>;
}

/** A file of a kit. */
export interface KitFile {
  /** From the root of the kit, with slashes. */
  readonly path: string;
  readonly content: Buffer | string;
}
