/** A paid Platinum Classic invoice as the server sends it to a tele manager; `more` overrides fields. */
export const sentInvoice = (more: object = {}) => ({
  id: 3,
  ino: 'BNR/26-27/00003',
  st: 'Paid',
  pt: 'nr',
  ttaat: 10_030,
  idt: '2026-11-02',
  cdt: '2026-11-01',
  profileMembership: { pn: 'Platinum Classic' },
  profile: { pid: '10000001', bi: { na: 'Anita' } },
  pid: 7,
  can: ['approve'],
  ...more,
})

export const pageOf = (...results: object[]) => ({ results, total: results.length, page: 0 })
