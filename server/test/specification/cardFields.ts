/**
 * The fields of a card by their key on the wire, and who gets them; a card has no others. Decisions, section 3 ('Who sees what':
 * a guest gets initials instead of the name, and only the blurred photo); specification 2, section 2 ('Activity page').
 * 'everybody' includes guests, and members who may not see whole profiles yet: they see what guests see.
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
  ath: 'members and staff',
  'bi.ms': 'members and staff',
  abt: 'members and staff',
  'bi.mt': 'members and staff',
  'bi.ca': 'members and staff',
  'bi.cfb': 'members and staff',
  'li.ca.ct': 'members and staff',
  'li.ca.co': 'members and staff',

  atl: 'members',
  ats: 'members',
  ati: 'members',
  pac: 'members',
  act: 'members',

  'bi.ged': 'staff',
  phm: 'staff',
  ps: 'staff',
  can: 'staff',
  pa: 'staff',
  el: 'staff',
  rdt: 'staff',
  psa: 'staff',
  dnc: 'staff',
}
