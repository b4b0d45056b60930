export { adminProfileChange, customerProfileChange, emailChange } from '@unmuted/api/contract';
