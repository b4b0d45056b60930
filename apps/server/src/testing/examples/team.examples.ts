import type { OperationExamples } from '#/testing/examples/example.ts';
import * as prepare from '#/testing/examples/team-preparations.ts';

const params = { username: 'nobody-here' };
const noLink = 'A'.repeat(22);

/** Calls that leave the demo accounts unchanged, so that they can be repeated in any order. */
export const examples: OperationExamples = {
  'audit.list': { access: 'admins' },
  'audit.export': { access: 'admins', query: '?format=csv' },
  'audit.verify': { access: 'admins' },
  'team.get': { access: 'admins' },
  'team.invite': {
    access: 'superadmins',
    prepare: prepare.withNewAddress,
    json: prepare.teamInvite,
    statuses: [201, 409],
  },
  'team.resendInvite': { access: 'superadmins', prepare: prepare.withTeamInviteId, statuses: [404] },
  'team.cancelInvite': { access: 'superadmins', prepare: prepare.withTeamInviteId, statuses: [404] },
  'team.update': {
    access: 'superadmins',
    params,
    prepare: prepare.withTeamMember,
    json: { role: 'superadmin', title: 'Operations', isDisabled: false },
    headers: { 'if-match': '0' },
    statuses: [404],
  },
  'team.previewRemoval': {
    access: 'superadmins',
    params,
    prepare: prepare.withTeamMember,
    statuses: [404],
  },
  'team.remove': { access: 'superadmins', params, prepare: prepare.withTeamMember, statuses: [404] },
  'team.resetMfa': { access: 'superadmins', params, prepare: prepare.withSecondStepMember, statuses: [404] },
  'team.endSessions': { access: 'superadmins', params, prepare: prepare.withTeamMember, statuses: [404] },
  'team.updateSettings': {
    access: 'superadmins',
    prepare: prepare.onTeamSettings,
    json: { requiresSecondStep: false },
    headers: { 'if-match': '999' },
    statuses: [412],
  },
  'team.openInvite': {
    access: 'open',
    prepare: prepare.withTeamInvite,
    json: { token: noLink },
    statuses: [422, 429],
  },
  'team.acceptInvite': {
    access: 'open',
    prepare: prepare.acceptingTeamInvite,
    json: {
      token: noLink,
      username: 'niko',
      password: 'quartz lantern 71 meadow',
      locale: 'fr',
      timezone: 'Europe/Paris',
    },
    statuses: [422, 429],
  },
};
