export { requestApproval, requestRefusal } from '@unmuted/api/contract';
