import type { AlexaSkill, MobileApp, OnePage } from '@unmuted/api/contract';
import type { Created } from '#/db/columns.ts';

export interface OnePagesTable {
  username: string;
  customer_id: string;
  title: string;
  domain: string | null;
  state: OnePage['state'];
  created_at: Created;
}

export interface AlexaSkillsTable {
  id: string;
  customer_id: string;
  name: string;
  invocation_name: string;
  locales: string[];
  status: AlexaSkill['status'];
  created_at: Created;
}

export interface MobileAppsTable {
  id: string;
  customer_id: string;
  platform: MobileApp['platform'];
  name: string;
  status: MobileApp['status'];
  version: string | null;
  store_url: string | null;
  created_at: Created;
}
