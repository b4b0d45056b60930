export { tuneInBulkRequest } from '@unmuted/api/contract';
