import { createOffer, publishOffer } from '@bnr/contract/offers/endpoints'
import type { BannerFormat, OfferTerms } from '@bnr/contract/offers/schemas'
import type { TestService } from '../harness.ts'
import { picture, uploadTo } from '../photoUploads.ts'
import { createStaff } from './accounts.ts'
import { offerTerms } from './discounts.ts'
import { planNamed } from './memberships.ts'

export type OfferDraft = { id: number; token: string }

/** Creates an offer, by default for Saphire Classic; also returns the token of the staff member who did. */
export async function draftOffer(service: TestService, terms: Partial<OfferTerms> = {}) {
  const { token } = await createStaff(service, 'tele_manager')
  const { id: planId } = await planNamed(service, 'Saphire Classic')
  const answer = await service.call(createOffer, { body: offerTerms([planId], terms) }, token)
  return { ...answer, token, planId, id: answer.body.id }
}

export const sendBanner = (
  service: TestService,
  { id, token }: OfferDraft,
  format: BannerFormat,
  content: Buffer,
) => uploadTo(service, `/media/medias/upload/${id}/ob/${format}`, token, content)

export async function draftWithBanners(service: TestService, terms: Partial<OfferTerms> = {}) {
  const made = await draftOffer(service, terms)
  await sendBanner(service, made, 'desktop', await picture(1280, 630))
  await sendBanner(service, made, 'mobile', await picture(930, 1280))
  await service.workJobs()
  return made
}

export const publish = (service: TestService, { id, token }: OfferDraft) =>
  service.call(publishOffer, { params: { id } }, token)
