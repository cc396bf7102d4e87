import type { Values } from './constraints.ts'

/** What breaks each check of the tables for work on many profiles at once. */
export const breakingMany: Record<string, Values[]> = {
  campaigns_state: [{ state: 'Lost' }],
  campaigns_channel: [{ channel: 'post', template_id: null, dlt_id: null }],
  campaigns_template: [
    { channel: 'sms', template_id: 1, dlt_id: null },
    { channel: 'sms', template_id: null, dlt_id: 'x' },
    { channel: 'mail', template_id: 1, dlt_id: null },
    { channel: 'mail', template_id: null, dlt_id: 'x' },
  ],
  campaigns_recipients: [{ recipients: -1 }],
  campaign_recipients_state: [{ state: 'Lost' }],
  bulk_actions_kind: [{ kind: 'delete' }],
  bulk_actions_state: [{ state: 'Lost' }],
  bulk_actions_counts: [{ total: -1 }, { done: -1 }, { refused: -1 }],
  imports_state: [{ state: 'Lost' }],
  import_rows_result: [{ result: 'Lost' }],
}
