export { teamInviteRequest, teamMemberChange } from '@unmuted/api/contract';
