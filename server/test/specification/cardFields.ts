/**
 * All that a card of a list says, by its key on the wire, and to whom; nothing else is sent. Decisions, section 3 ('Who sees what':
 * a guest reads initials for the name, and is sent the blurred photo alone); specification 2, section 2 ('Activity page').
 * 'everybody' counts guests, and members who are not ready for whole profiles, who see what guests see.
 */
export const specifiedCardFields: Readonly<
  Record<string, 'everybody' | 'members and staff' | 'members' | 'staff'>
> = {
  'bi.na': 'everybody',
  'bi.doby': 'everybody',
  'bi.ht': 'everybody',
  'ri.de': 'everybody',
  'pi.edu.de': 'everybody',
  'pi.oc': 'everybody',
  'li.ca.st': 'everybody',
  me: 'everybody',

  id: 'members and staff',
  pid: 'members and staff',
  pv: 'members and staff',
  mp: 'members and staff',
  'bi.mt': 'members and staff',
  'bi.ca': 'members and staff',
  'bi.cfb': 'members and staff',
  'li.ca.ct': 'members and staff',
  'li.ca.co': 'members and staff',

  atl: 'members',
  ats: 'members',
  ati: 'members',
  pac: 'members',

  'bi.ged': 'staff',
  phm: 'staff',
  ps: 'staff',
  pa: 'staff',
  el: 'staff',
  rdt: 'staff',
  psa: 'staff',
  dnc: 'staff',
}
