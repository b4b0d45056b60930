export { serviceAddress, serviceChange, serviceCredentials, serviceDraft } from '@unmuted/api/contract';
