export { registration, registrationConfirmation, termsVersion } from '@unmuted/api/contract';
