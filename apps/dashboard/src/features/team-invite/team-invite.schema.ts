export { teamInviteAcceptance } from '@unmuted/api/contract';
