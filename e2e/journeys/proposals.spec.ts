import { answers, lists } from '@bnr/contract/activities/endpoints'
import { writeContact } from '@bnr/contract/contactLog/endpoints'
import { indianDay } from '@bnr/contract/indianDay'
import { adminCalls } from '@bnr/contract/profiles/admin'
import { staffLists } from '@bnr/contract/profiles/assignment'
import { proposeProfiles } from '@bnr/contract/proposals/endpoints'
import { acceptProposal, readOwnProposals } from '@bnr/contract/proposals/ownEndpoints'
import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { goTo } from '../support/backOffice.ts'
import { callAs } from '../support/calls.ts'
import { button, pick } from '../support/fields.ts'
import { grantPlan } from '../support/memberships.ts'
import { settled } from '../support/pages.ts'
import { teleManager } from '../support/people.ts'
import { pressTwice, slowHand } from '../support/pressTwice.ts'
import { type Member, registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { createStaff } from '../support/staff.ts'
import { mainlyDesktop, mainlyPhone } from '../widths.ts'

/** A bride with assisted service, her relationship manager, and a groom. */
async function assisted() {
  const manager = await createStaff('cc_executive')
  const [bride, groom] = [
    await registerMember({ status: 'Active' }),
    await registerMember({ status: 'Active', gender: 'm' }),
  ]
  await grantPlan(bride.id, 'Emerald')
  const assign = await callAs(teleManager)
  const staff = await assign(staffLists.careStaffId, {})
  const ccsid = staff.find(({ name }) => name === manager.name)?.id
  await assign(adminCalls.careStaffId, { params: { id: bride.id }, query: { ccsid } })
  return { manager, bride, groom }
}

const sentence = 'Both families belong to the same parish.'

test(
  'a relationship manager’s week: the member to serve, a search, proposals, and the answers',
  mainlyDesktop,
  async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: 1366, height: 650 })
    const { manager, bride, groom } = await assisted()
    const promised = { kind: 'call', outcome: 'call_back', followUpOn: indianDay(new Date()) } as const
    await (await callAs(manager.person))(writeContact, { params: { id: bride.id }, body: promised })
    await enterAs(page, manager.person)
    await page.goto('/ad/dashboard')
    await goTo(page, 'My Members')
    await settled(page, 'My Members')
    const row = page.getByRole('row').nth(1)
    await expect(row).toContainText('0 of 5')
    await expectAccessible(page, 'members of a relationship manager')
    await page.getByRole('link', { name: `Propose to ${bride.name}` }).click()
    await settled(page, `Proposals to ${bride.name}`)
    await pick(page, 'Who', 'Anybody')
    await page.getByRole('checkbox', { name: `Propose ${groom.name}` }).check()
    await page.getByRole('textbox', { name: `Why ${groom.name}?` }).fill(sentence)
    // High enough for all cards, because the bar at the bottom may cover a part of a box.
    const { width, height } = page.viewportSize() ?? { width: 1366, height: 650 }
    await page.setViewportSize({ width, height: 12_000 })
    await expectAccessible(page, 'a proposal')
    await page.setViewportSize({ width, height })
    await expectNoSidewaysScroll(page, 'a proposal')
    await pressTwice(button(page, 'Send proposals'))
    await expect(page.getByRole('row').filter({ hasText: groom.name })).toContainText('Waiting for an answer')

    const answer = await callAs(bride.person)
    const { results } = await answer(readOwnProposals, {})
    await answer(acceptProposal, { params: { id: results[0]?.id ?? 0 } })
    const accept = await callAs(groom.person)
    const received = await accept(lists['interest-received'], { params: { id: groom.id } })
    await accept(answers.accept, { params: { id: received.results[0]?.id ?? 0 } })
    await page.goto('/ad/assisted')
    await expect(row).toContainText('1 of 5')
    await page.getByRole('link', { name: `Propose to ${bride.name}` }).click()
    await page.getByRole('tab', { name: 'Proposed so far' }).click()
    await expect(page.getByRole('row').filter({ hasText: groom.name })).toContainText(
      'Yes, and the other family accepted',
    )
    await button(page, `Arrange a call with ${groom.name}`).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Day').fill(indianDay(new Date(Date.now() + 86_400_000)))
    await dialog.getByLabel('Time').fill('18:30')
    await expectAccessible(page, 'arranging a call')
    await pressTwice(button(dialog, 'Arrange'))
    await button(page, `Log the call with ${groom.name}`).click()
    await pick(dialog, 'Outcome', 'Reached')
    await pressTwice(button(dialog, 'Save'))
    await expect(page.getByText('In the contact logs')).toBeVisible()
  },
)

test(
  'a member answers what the relationship manager proposed, and the other side sees the introduction',
  mainlyPhone,
  async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: 1366, height: 650 })
    const { manager, bride, groom } = await assisted()
    const other = await registerMember({ status: 'Active', gender: 'm' })
    const proposals = [groom, other].map(({ id }: Member) => ({ profileId: id, sentence }))
    await (await callAs(manager.person))(proposeProfiles, { params: { id: bride.id }, body: { proposals } })
    await enterAs(page, bride.person)
    await page.goto('/profile/dashboard')
    const waiting = page.getByRole('region', {
      name: `Proposed by ${manager.name}, your relationship manager`,
    })
    await expect(waiting.getByRole('listitem')).toHaveCount(2)
    await waiting.getByRole('link', { name: 'See and answer' }).click()
    await settled(page, 'Proposed by your relationship manager')
    await expect(page.getByText(sentence)).toHaveCount(2)
    await expectAccessible(page, 'proposals')
    await expectNoSidewaysScroll(page, 'proposals')

    await button(page, `Not for us to ${other.name}`).click()
    await button(page.getByRole('dialog'), 'Place').dblclick()
    await pressTwice(button(page, `Yes to ${groom.name}`))
    await page.getByRole('tab', { name: 'Answered' }).click()
    await expect(page.getByText('Not for us: Place')).toBeVisible()
    await expect(page.getByText('Yes, and the other family has not answered yet')).toBeVisible()

    await enterAs(page, groom.person)
    await page.goto('/activity/interest-received')
    await expect(page.getByText('Introduced by our office')).toBeVisible()
  },
)

test('a member answers a proposal with Later once', async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 1366, height: 650 })
  const { manager, bride, groom } = await assisted()
  const body = { proposals: [{ profileId: groom.id, sentence }] }
  await (await callAs(manager.person))(proposeProfiles, { params: { id: bride.id }, body })
  await enterAs(page, bride.person)
  await page.goto('/proposals')
  await settled(page, 'Proposed by your relationship manager')
  await pressTwice(button(page, `Later to ${groom.name}`), slowHand)
  await page.getByRole('tab', { name: 'Answered' }).click()
  await expect(page.getByText(/^Later: it comes back on /)).toBeVisible()
})
