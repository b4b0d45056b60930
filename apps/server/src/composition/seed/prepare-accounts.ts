import { demoPassword } from '#/composition/seed/demo-data.ts';
import { hasDemoAccounts, listDemoPasswordHashes } from '#/composition/seed/seed.repository.ts';
import { type DemoAccount, type SeedDeps, seedDemo } from '#/composition/seed/seed.ts';
import type { Config } from '#/platform/config/config.ts';
import { StartError } from '#/platform/lib/start-error.ts';

/** Creates the configured demo accounts, and rejects a database whose accounts are not allowed. */
export async function prepareAccounts(
  config: Pick<Config, 'demo' | 'isProduction'>,
  deps: SeedDeps,
): Promise<DemoAccount[]> {
  if (config.isProduction && (await hasDemoAccounts(deps.db))) {
    throw new StartError('This database holds demo accounts, so it is not for NODE_ENV=production.');
  }
  if (config.demo !== 'fixed' && (await hasPublicPasswords(deps))) {
    throw new StartError(
      'This database holds demo accounts whose password is public, so it is served on loopback alone, by the embedded ' +
        'PostgreSQL. Set HOST=127.0.0.1, or DATA_DIR or DATABASE_URL to another place.',
    );
  }
  return config.demo === 'none' ? [] : seedDemo(deps, config.demo);
}

/** Whether a demo account still has the public password of the README: data outlives configuration. */
async function hasPublicPasswords({ db, passwords }: SeedDeps): Promise<boolean> {
  const hashes = await listDemoPasswordHashes(db);
  const matches = await Promise.all(hashes.map((hash) => passwords.verify(hash, demoPassword)));
  return matches.includes(true);
}
