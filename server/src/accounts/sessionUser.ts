import type { SessionUser } from '@bnr/contract/accounts/schemas'
import { adminPrefix } from '@bnr/contract/accounts/schemas'
import type { Queryable } from '../database/database.ts'
import { plannedRows } from '../database/planned.ts'
import { requireRow } from '../database/requireRow.ts'
import type { Member, Staff } from '../http/actor.ts'
import { presentPhotos, type ShownPhoto } from '../media/present.ts'
import { photoAsJson } from '../media/store.ts'
import { purgeDay } from '../profiles/purgeDay.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import type { Services } from '../services/services.ts'

/** The logged-in person, for the browser's session. */
export async function readSessionUser(services: Services, actor: Member | Staff): Promise<SessionUser> {
  return actor.kind === 'staff' ? staffUser(actor) : await memberUser(services, actor)
}

function staffUser(staff: Staff): SessionUser {
  return {
    ...shared(staff),
    name: staff.name,
    phone: staff.userName,
    mobile: staff.userName.slice(adminPrefix.length),
    elite: false,
    userType: 'au',
    ...(staff.passwordDue && { passwordDue: true }),
  }
}

async function memberUser(services: Services, member: Member): Promise<SessionUser> {
  const profile = await requireRow(readOwn(services.db, member.profileId), 'profile_not_found')
  const [photo] = profile.photo ? presentPhotos(services, member, [profile.photo], 'member') : []
  return {
    ...shared(member),
    bnrId: member.bnrId,
    name: profile.name,
    phone: `${profile.countryCode}${profile.number}`,
    mobile: profile.number,
    elite: profile.elite,
    profileId: member.profileId,
    gender: member.gender,
    userType: 'pu',
    status: member.status,
    phoneVerified: member.phoneVerified,
    ...(member.hidesActivity ? { activityHidden: true } : {}),
    ...(profile.textSize ? { textSize: profile.textSize } : {}),
    ...(profile.deletedAt ? { purgeOn: purgeDay(services, new Date(profile.deletedAt)) } : {}),
    ...(photo ? { picture: photo.url, pictureThumbnail: photo.thumbnailUrl } : {}),
  }
}

type Own = Pick<ProfileRow, 'name' | 'elite' | 'textSize'> & {
  countryCode: string
  number: string
  deletedAt: string | null
  photo: ShownPhoto | null
}

/** What the header shows, in one statement: each server-rendered page begins with it. */
const readOwn = (db: Queryable, profileId: number) =>
  plannedRows<Own>(db, 'own')`
    select p.name, p.elite, p.text_size as "textSize", p.phone_country_code as "countryCode",
      p.phone_number as number, p.deleted_at as "deletedAt", (select ${photoAsJson} from media m
        where m.profile_id = p.id and m.kind = 'pp' and m.status = 'Active' order by m.created_at desc limit 1) as photo
    from profiles p where p.id = ${profileId}`

function shared(actor: Member | Staff) {
  return { userName: actor.userName, userId: actor.userId, roles: [...actor.roles] }
}
