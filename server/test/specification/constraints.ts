/** Values of columns, by name. */
export type Values = Record<string, string | number | boolean | null>

/**
 * For tables whose constraints refuse the plain values that the test fills in (1, 'x', today), what a correct row has
 * instead.
 */
export const correct: Record<string, Values> = {
  contact_log: { kind: 'note' },
  conversations: { second_id: 2_100_000_000 },
  conversation_messages: { text: 'x' },
  coupons: { percent: 10, starts_on: '2026-01-01', ends_on: '2026-01-01' },
  invoices: {
    state: 'Paid',
    list_amount: 100,
    upgrade_credit: 20,
    discount: 10,
    taxable_value: 70,
    total: 74,
  },
  credit_notes: { taxable_value: 70, total: 74 },
  media: { status: 'Ready' },
  memberships: { starts_on: '2026-12-01', ends_on: '2026-12-31' },
  profiles: { status: 'Draft', gender: 'f' },
  message_reports: { kind: 'reported', reporter_id: 1, reason: 'x', state: 'Waiting', decided_at: null },
  processes: { role: 'web' },
  reports: { state: 'Waiting' },
  stored_files: { place: 's3' },
  summaries: { frequency: 'weekly' },
}

/** For every check what breaks it, each by itself. */
export const breaking: Record<string, Values[]> = {
  conversation_messages_text: [{ text: null }, { removed_at: '2026-01-01' }],
  conversation_messages_sealed: [{ sealed: 'x' }],
  conversation_messages_removal: [{ removal: 'robot' }],
  conversations_order: [{ second_id: 1 }, { second_id: 0 }],
  conversations_end: [{ ended_at: '2026-01-01' }, { ended_as: 'closed' }],
  conversations_ended_as: [{ ended_at: '2026-01-01', ended_as: 'lost' }],
  contact_log_outcome: [{ kind: 'call' }, { kind: 'note', outcome: 'reached' }],
  contact_log_time: [{ follow_up_at: '10:00' }],
  coupons_one_kind: [{ amount: 5 }, { percent: null }],
  coupons_percent: [{ percent: 0 }, { percent: 101 }],
  coupons_amount: [{ percent: null, amount: 0 }],
  coupons_days: [{ starts_on: '2026-01-02' }],
  coupons_limits: [{ limit_in_all: -1 }, { limit_for_each: -1 }],
  credit_notes_amounts: [
    { cgst: -1, total: 72 },
    { sgst: -1, total: 72 },
    { igst: -1, total: 72 },
    { taxable_value: -4, total: 0 },
  ],
  credit_notes_total: [{ total: 75 }, { rounding: 0 }, { igst: 2 }],
  data_downloads_progress: [{ progress: -1 }, { progress: 101 }],
  invoices_amounts: [
    { list_amount: -1, upgrade_credit: 0, discount: -71 },
    { upgrade_credit: -1, list_amount: 79 },
    { discount: -1, list_amount: 89 },
    { taxable_value: -1, list_amount: 29, total: 3 },
    { cgst: -1, total: 72 },
    { sgst: -1, total: 72 },
    { igst: -1, total: 72 },
    { rounding: -74, total: -1 },
  ],
  invoices_taxable_value: [{ list_amount: 101 }, { upgrade_credit: 19 }, { discount: 11 }],
  invoices_total: [{ total: 75 }, { rounding: 0 }, { cgst: 0 }, { sgst: 2 }, { igst: 2 }],
  invoices_reservation: [{ coupon_reserved_until: '2026-01-01', coupon_id: null }],
  invoices_top_up: [
    { purchase: 'topup' },
    { purchase: 'topup', upgrade_credit: 0, list_amount: 80, coupon_id: 1 },
    { purchase: 'topup', upgrade_credit: 0, list_amount: 80, offer_id: 1 },
  ],
  invoices_state: [{ state: 'Payed' }],
  media_status: [{ status: 'Gone' }],
  message_reports_kind: [{ kind: 'rumour' }],
  message_reports_state: [{ state: 'Lost', decided_at: '2026-01-01' }],
  message_reports_reporter_known: [{ reporter_id: null }, { reason: null }, { kind: 'repeated' }],
  message_reports_decision: [{ state: 'Removed' }, { decided_at: '2026-01-01' }],
  memberships_phone_contacts: [
    { phone_contacts: 5, used_phone_contacts: 6 },
    { phone_contacts: 5, used_phone_contacts: -1 },
  ],
  memberships_express_interests: [
    { express_interests: 5, used_express_interests: 6 },
    { express_interests: 5, used_express_interests: -1 },
  ],
  memberships_days: [{ starts_on: '2027-01-01' }],
  memberships_amounts: [{ price: -1 }, { paid_value: -1 }, { extra_days: -1 }, { highlight_days: -1 }],
  memberships_duration: [{ duration: 0 }],
  memberships_topped_up: [
    { topped_up_phone_contacts: -1 },
    { topped_up_express_interests: -1 },
    { phone_contacts: 5, topped_up_phone_contacts: 6 },
    { express_interests: 5, topped_up_express_interests: 6 },
  ],
  offers_price: [{ price: 0 }],
  offers_days: [{ starts_on: '2026-01-02', ends_on: '2026-01-01' }],
  payment_attempts_amount: [{ amount: 0 }],
  payment_attempts_asked: [{ asked: -1 }],
  payment_events_amount: [{ amount: -1 }],
  payment_events_state: [{ state: 'Payed' }],
  plans_amounts: [
    { price: -1 },
    { phone_contacts: -1 },
    { express_interests: -1 },
    { highlight_duration: -1 },
    { prominence_duration: -1 },
  ],
  plans_duration: [{ duration: 0 }, { duration: -1 }, { category: 'topup' }],
  plans_top_up: [
    { price: 0 },
    { phone_contacts: 0, express_interests: 0 },
    { highlight_duration: 1 },
    { prominence_duration: 1 },
    { gold_tagged: true },
    { assisted: true },
  ].map((values) => ({ ...values, category: 'topup', duration: 0 })),
  processes_role: [{ role: 'worker' }],
  profiles_status: [{ status: 'Gone' }],
  profiles_daily_openings: [{ daily_openings: -1 }],
  reports_progress: [{ progress: -1 }, { progress: 101 }],
  reports_sizes: [{ rows: -1 }, { size: -1 }],
  reports_state: [{ state: 'Gone' }],
  top_ups_amounts: [{ phone_contacts: -1 }, { express_interests: -1 }],
  shared_links_opened: [{ opened: -1 }, { opened: 21 }],
  summaries_frequency: [{ frequency: 'hourly' }],
  stored_files_place: [{ place: 'tape' }],
}

/** For each exclusion constraint, what a second row of the same profile may not have while the first is `correct`. */
export const excluded: Record<string, Values[]> = {
  memberships_one_at_a_time: [
    { starts_on: '2026-12-31', ends_on: '2027-01-30' },
    { starts_on: '2026-11-01', ends_on: '2026-12-01' },
    { starts_on: '2026-12-10', ends_on: '2026-12-11' },
    { starts_on: '2026-11-01', ends_on: '2027-01-30' },
  ],
}
