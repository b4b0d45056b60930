import type { UploadKindName } from '@unmuted/api/contract';
import type { ColumnType } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

/** Stored content, shared by all uploads of the same bytes. */
interface FilesTable {
  /** SHA-256 of the content, in hex. */
  hash: string;
  content_type: string;
  bytes: ColumnType<string, number, never>;
  /** Pixels; null for files other than images. */
  width: number | null;
  height: number | null;
  /** Whether anyone who knows the hash can read it. */
  is_public: boolean;
  created_at: Moment;
}

/** An account's upload of a file. */
interface FileUploadsTable {
  id: string;
  hash: string;
  kind: UploadKindName;
  account_id: string | null;
  admin_id: string | null;
  /** When it was last uploaded. */
  uploaded_at: Moment;
}

export interface FileTables {
  files: FilesTable;
  file_uploads: FileUploadsTable;
}
