/** The words of CopyButton, Toast with undo, AlertDialog, SaveBar, Pagination, FileUpload. */
export type ActionLabels = {};
