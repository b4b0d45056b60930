export type { RejectedFile } from './check-files.ts';
export type { UploadStatus } from './file-row.tsx';
export { FileUpload, type FileUploadProps } from './file-upload.tsx';
