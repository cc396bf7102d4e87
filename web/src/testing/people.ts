import type { SessionUser } from '@bnr/contract/accounts/schemas'

export const anita: SessionUser = {
  bnrId: '10000001',
  name: 'Anita',
  userName: '10000001',
  userId: 1,
  roles: ['profile_user'],
  phone: '919100000001',
  mobile: '9100000001',
  elite: false,
  profileId: 7,
  gender: 'f',
  userType: 'pu',
}
