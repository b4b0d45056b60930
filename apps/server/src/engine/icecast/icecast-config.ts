import { randomBytes } from 'node:crypto';
import type { MountConfig } from '#/engine/engine.ts';
import { EngineError } from '#/engine/engine-error.ts';
import type { HookTarget } from '#/engine/hooks/hook-server.ts';
import { SerialQueue } from '#/platform/lib/serial-queue.ts';
import { createAdminGet } from './admin-http.ts';
import { hasLoaded } from './config-loaded.ts';
import { configXml } from './config-xml.ts';

export interface IcecastConfigOptions {
  readonly files: { readonly webRoot: string; writeConfig(xml: string): Promise<void> };
  readonly host: string;
  readonly port: number;
  /** The loopback port of the server's own calls. */
  readonly adminPort: number;
  readonly dir: string;
  readonly origin: string;
  /** The origin for players, when it differs from the one for the server. */
  readonly publicOrigin?: string;
  readonly adminPassword: string;
  readonly hook?: HookTarget;
}

/** Icecast checks once a second whether it should reload its configuration. */
const reloadMs = 5000;
const callMs = 2000;

/** The configuration file of an Icecast process. */
export class IcecastConfig {
  readonly #options: IcecastConfigOptions;
  readonly #get: ReturnType<typeof createAdminGet>;
  readonly #sourcePassword = randomBytes(24).toString('base64url');
  /** Each call waits until Icecast has loaded the previous configuration. */
  readonly #queue = new SerialQueue();
  #generation = 1;
  #applied: readonly MountConfig[] = [];

  constructor(options: IcecastConfigOptions) {
    const { adminPort, adminPassword } = options;
    this.#options = options;
    const origin = `http://127.0.0.1:${adminPort}`;
    this.#get = createAdminGet({ origin, username: 'admin', password: adminPassword, timeoutMs: callMs });
  }

  hasMount(name: string): boolean {
    return this.#mountNamed(name) !== undefined;
  }

  castOf(mount: string): string | undefined {
    return this.#mountNamed(mount)?.cast;
  }

  /** The configured mounts; a new array after each change. */
  get mounts(): readonly MountConfig[] {
    return this.#applied;
  }

  /** Writes the file that Icecast starts with. */
  async write(mounts: readonly MountConfig[]): Promise<void> {
    await this.#writeFile(mounts);
    this.#applied = mounts;
  }

  /** Whether Icecast has loaded the latest file within this time. */
  isLoaded(withinMs: number): Promise<boolean> {
    return hasLoaded(this.#get, this.#location(), withinMs);
  }

  /** Writes the file, lets Icecast load it, and disconnects sources that could no longer sign in. */
  apply(mounts: readonly MountConfig[], reload: () => void): Promise<void> {
    return this.#queue.run(async () => {
      this.#generation += 1;
      await this.#writeFile(mounts);
      reload();
      if (!(await this.isLoaded(reloadMs))) {
        throw new EngineError('timeout', 'Icecast did not load its configuration in time.');
      }
      // Icecast checks a source's password only once; disconnecting the source now prevents a
      // reconnect with the old one.
      for (const before of this.#applied) {
        if (isSameSource(before, mounts)) continue;
        await this.#get('killsource', { mount: before.mount }).catch(ignoreOffAir);
      }
      this.#applied = mounts;
    });
  }

  #mountNamed(name: string): MountConfig | undefined {
    return this.#applied.find(({ mount }) => mount === name);
  }

  #location(): string {
    return `Studio, configuration ${this.#generation}`;
  }

  #writeFile(mounts: readonly MountConfig[]): Promise<void> {
    const { files, host, port, adminPort, dir, origin, publicOrigin, adminPassword, hook } = this.#options;
    return files.writeConfig(
      configXml({
        host,
        port,
        adminPort,
        hostname: new URL(publicOrigin ?? origin).hostname,
        dir,
        webRoot: files.webRoot,
        adminPassword,
        sourcePassword: this.#sourcePassword,
        mounts,
        hook: hook ?? null,
        location: this.#location(),
      }),
    );
  }
}

/**
 * Returns whether a source that signed in with the old configuration could sign in with the new
 * one.
 */
const isSameSource = (before: MountConfig, mounts: readonly MountConfig[]): boolean =>
  mounts.some(
    ({ mount, username, sourcePassword }) =>
      mount === before.mount && username === before.username && sourcePassword === before.sourcePassword,
  );

function ignoreOffAir(error: unknown): void {
  if (!(error instanceof EngineError && error.code === 'unknown_mount')) throw error;
}
