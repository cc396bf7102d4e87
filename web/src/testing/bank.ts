/** An open credit of a statement as the server sends it, without proposals. */
export const bankLine = {
  id: 7,
  acc: 'HDFC 4711',
  dt: '2026-11-20',
  am: 1180,
  ref: 'NEFT ANITA',
  st: 'Open',
  can: ['match', 'setAside'],
  prs: [],
  pd: false,
  mdt: '2026-11-21T06:00:00.000Z',
  mbn: 'Grace',
}

export const proposedInvoice = {
  id: 9,
  ino: 'BNP/26-27/000009',
  st: 'Initiated',
  na: 'Anita',
  pid: '10000001',
  sg: true,
  wy: 'The reference contains BNP/26-27/000009',
  py: true,
}
