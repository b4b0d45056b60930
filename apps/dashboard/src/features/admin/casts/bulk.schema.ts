export { bulkRequest } from '@unmuted/api/contract';
