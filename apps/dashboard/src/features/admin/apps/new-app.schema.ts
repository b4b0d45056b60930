export { appDraftOfStaff } from '@unmuted/api/contract';
