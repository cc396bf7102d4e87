type Who = 'everyone' | 'members' | 'staff'

/**
 * Who may search profiles by what: key, operation, an accepted value, who. Specification 2, section 3 ('Search criteria
 * keys'); decisions, sections 1 and 3: guests by the fields of their form, only staff by exact birth date, contact or payment.
 */
export const specifiedSearchKeys: readonly (readonly [
  key: string,
  operation: string,
  value: unknown,
  who: Who,
])[] = [
  ['ps', 'eq', 'Active', 'everyone'],
  ['bi.ge', 'eq', 'm', 'everyone'],
  ['bi.dob', 'age_range', { gte: 21, lte: 30 }, 'everyone'],
  ['ri.de', 'eq', 'Any', 'everyone'],

  ['ri.de', 'like', 'csi', 'members'],
  ['pid', 'eq', '10000001', 'members'],
  ['bi.ht', 'range', { gte: '5.1' }, 'members'],
  ['bi.mt', 'eq', 'Tamil', 'members'],
  ['bi.mt', 'like', 'tam', 'members'],
  ['bi.ms', 'eq', 'Divorced', 'members'],
  ['bi.ms', 'like', 'div', 'members'],
  ['bi.ca', 'eq', 'Nadar', 'members'],
  ['bi.ca', 'like', 'nad', 'members'],
  ['bi.ps', 'eq', 'Normal', 'members'],
  ['bi.ps', 'like', 'norm', 'members'],
  ['ri.sp', 'eq', 'Any', 'members'],
  ['ri.sp', 'like', 'church', 'members'],
  ['pi.edu.de', 'eq', 'B.Sc.', 'members'],
  ['pi.edu.de', 'like', 'b.', 'members'],
  ['pi.oc', 'eq', 'Nurse', 'members'],
  ['pi.oc', 'like', 'nur', 'members'],
  ['pi.od', 'eq', 'Head nurse', 'members'],
  ['pi.od', 'like', 'head', 'members'],
  ['pi.ai', 'range', { gte: 300_000 }, 'members'],
  ['li.ca.co.keyword', 'eq', 'India', 'members'],
  ['li.ca.co.keyword', 'like', 'ind', 'members'],
  ['li.ca.st.keyword', 'eq', 'Kerala', 'members'],
  ['li.ca.st.keyword', 'like', 'ker', 'members'],
  ['li.ca.ct.keyword', 'eq', 'Chennai', 'members'],
  ['li.ca.ct.keyword', 'like', 'chen', 'members'],
  ['fi.fs', 'eq', 'Middle Class', 'members'],
  ['fi.fs', 'like', 'middle', 'members'],
  ['me.ms', 'eq', 'Active', 'members'],
  ['me.mt', 'eq', 'pp', 'members'],
  ['pv', 'eq', true, 'members'],

  ['bi.dob', 'eq', '1998-04-12', 'staff'],
  ['bi.na', 'eq', 'Anna', 'staff'],
  ['bi.na', 'like', 'Anna', 'staff'],
  ['bi.cb', 'eq', 'Web', 'staff'],
  ['bi.cb', 'like', 'we', 'staff'],
  ['bi.pros', 'eq', 'Website', 'staff'],
  ['bi.pros', 'like', 'web', 'staff'],
  ['bi.em.v', 'eq', 'a@example.com', 'staff'],
  ['bi.ph.nu', 'eq', '9876543210', 'staff'],
  ['bi.ph.cc', 'eq', '91', 'staff'],
  ['bi.cp.nu', 'eq', '9876543210', 'staff'],
  ['bi.cp.cc', 'eq', '91', 'staff'],
  ['me', 'eq', false, 'staff'],
  ['cdt', 'range', { gte: '2026-01-01' }, 'staff'],
  ['tmsid', 'eq', 0, 'staff'],
  ['ccsid', 'eq', 0, 'staff'],
  ['mine', 'eq', true, 'staff'],
  ['uncalled', 'eq', true, 'staff'],
  ['pa', 'eq', true, 'staff'],
  ['el', 'eq', true, 'staff'],
  ['pn', 'range', { name: 'Diamond', gte: '2026-01-01' }, 'staff'],
]

/** The keys of the other `/search` calls, for every caller unless marked for staff; members get only their own rows. */
export const specifiedOtherKeys: Readonly<Record<string, string>> = {
  activities: 'at eq, fromId eq, toId eq',
  coupons: 'cd eq, id eq for staff, st eq for staff',
  invoices:
    'bnr eq for staff, cdt range, id eq, ino eq, ino like, mb eq, mid eq, na like for staff, pdt range for staff, pid eq, pt eq, st eq, tmsid eq for staff, wa eq for staff',
  payments: 'bnr eq, dd eq, ino like, inv eq, na like, nd eq, oid eq',
  offers: 'id eq for staff, me.ms eq, st eq for staff',
  plans: 'h eq, id eq, lv eq, mt eq',
  reports: 'rt eq for staff',
  testimonials: 'st eq',
}
