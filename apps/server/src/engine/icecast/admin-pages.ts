/**
 * The admin pages of Icecast 2.4.4, except `metadata`, which sources use. The password of a source opens those of its
 * own mount, and some of them list or move the listeners of others.
 */
const commands = [
  'fallbacks',
  'listclients',
  'stats',
  'listmounts',
  'moveclients',
  'killclient',
  'killsource',
  'manageauth',
  'updatemetadata',
];

export const privateAdminPages: readonly string[] = [
  '/admin/',
  ...commands.flatMap((name) => [`/admin/${name}`, `/admin/${name}.xsl`]),
  '/admin/stats.xml',
  '/admin/streamlist',
  '/admin/streamlist.txt',
  '/admin/buildm3u',
];
