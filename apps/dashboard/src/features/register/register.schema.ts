export {
  customerInvitationAcceptance,
  invitationAcceptance,
  registration,
  registrationConfirmation,
  termsVersion,
} from '@unmuted/api/contract';
