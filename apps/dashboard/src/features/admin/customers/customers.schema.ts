export {
  customerBulkRequest,
  customerChange,
  customerEmailChange,
  customerInvitation,
  customerNoteText,
  customerReason,
} from '@unmuted/api/contract';
