export { silenceBulkSnooze } from '@unmuted/api/contract';
