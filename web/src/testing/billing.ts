import { sentPlan } from './plans.ts'

/** A plan as the server sends it. */
export const platinum = sentPlan({ pc: 160, eic: 260, phpd: 0, cc: '#7B1E3A' })

export const noMembership = {
  pn: 'Free Membership',
  am: 0,
  pd: 0,
  du: 'DAYS',
  dte: 0,
  pc: 0,
  upc: 0,
  eic: 0,
  ueic: 0,
}

/** The total of the plan in Tamil Nadu. */
export const draft = {
  mid: 3,
  ug: false,
  rw: false,
  tu: false,
  la: 8500,
  uc: 0,
  pco: 8500,
  cdm: 0,
  tv: 8500,
  cgsta: 765,
  sgsta: 765,
  igsta: 0,
  tta: 1530,
  rofca: 765,
  rofsa: 765,
  rofia: 0,
  ro: 0,
  ttaat: 10030,
  bto: 'Anita Selvaraj',
  ba: { a1: '7 Hill Road', co: 'India', st: 'Tamil Nadu', ct: 'Chennai', zc: '600001' },
  pos: { id: '33', na: 'Tamil Nadu' },
  gd: false,
  pt: 'cc',
  cb: 'Web',
  epid: 0,
  pc: 0,
  eic: 0,
  profileMembership: { pn: 'Platinum Classic' },
}

export const issuedInvoice = (st: string, more: object = {}) => ({
  ...draft,
  id: 17,
  ino: 'BNR/26-27/00017',
  st,
  idt: '2026-11-22',
  pu: '2026-12-22',
  mdt: '2026-11-22T10:00:00.000Z',
  pid: 7,
  ...more,
})

export const provider = {
  code: 'bnr',
  na: 'BNR Matrimony',
  ph: '+91 44 1234 5678',
  em: 'help@example.com',
  ba: {
    na: 'BNR Matrimony',
    nu: '50200012345678',
    bk: { na: 'Bank of Hope', br: 'Chennai', ifsc: 'HOPE0000123' },
  },
}
