import { demoPassword } from '#/composition/seed/demo-data.ts';
import {
  hasDemoAccounts,
  listDemoPasswordHashes,
  listDemoSourcePasswords,
} from '#/composition/seed/seed.repository.ts';
import { type DemoAccount, type SeedDeps, seedDemo } from '#/composition/seed/seed.ts';
import type { Config } from '#/platform/config/config.ts';
import { StartError } from '#/platform/lib/start-error.ts';

/** Creates the configured demo accounts, and rejects a database whose accounts are not allowed. */
export async function prepareAccounts(
  config: Pick<Config, 'demo' | 'isProduction' | 'exposedBy'>,
  deps: SeedDeps,
): Promise<DemoAccount[]> {
  if (config.isProduction && (await hasDemoAccounts(deps.db))) {
    throw new StartError('This database holds demo accounts, so it is not for NODE_ENV=production.');
  }
  if (config.exposedBy.length > 0 && (await hasPublicPasswords(deps))) {
    throw new StartError(
      `This database holds demo accounts or demo casts whose password is public, and others can reach this server (${config.exposedBy.join(', ')}). ` +
        'Set DATA_DIR or DATABASE_URL to another place, or leave out these settings and keep HOST=127.0.0.1.',
    );
  }
  return config.demo === 'none' ? [] : seedDemo(deps, config.demo);
}

/** Whether a demo account or a source of its casts still has the public password of the README: data outlives configuration. */
async function hasPublicPasswords({ db, passwords, secrets }: SeedDeps): Promise<boolean> {
  const hashes = await listDemoPasswordHashes(db);
  const matches = await Promise.all(hashes.map((hash) => passwords.verify(hash, demoPassword)));
  return matches.includes(true) || (await listDemoSourcePasswords(db, secrets)).includes(demoPassword);
}
