import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { button, choose, pick, pickBirthDate, textField } from './fields.ts'
import { demoPassword } from './people.ts'
import { type Draft, type Gender, registerDraft } from './profiles.ts'
import { store } from './session.ts'

export const wizardPath = '/profile/register'

export type FirstAnswers = { createdFor: string; gender?: string; name: string; mobile: string }

/** Fills in the form of the home page. */
export async function fillFirstForm(page: Page, answers: FirstAnswers): Promise<void> {
  await pick(page, 'This profile is for', answers.createdFor)
  if (answers.gender) await page.getByRole('radio', { name: answers.gender, exact: true }).check()
  await textField(page, 'Name').fill(answers.name)
  await textField(page, 'Mobile number').fill(answers.mobile)
}

export async function submitFirstForm(page: Page): Promise<void> {
  await button(page, 'Register free').click()
}

export async function expectStep(page: Page, title: string, completion: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(page.getByText(`${completion}% complete`, { exact: true })).toBeVisible()
  const progress = page.getByRole('progressbar', { name: 'Profile completion' })
  await expect(progress).toHaveAttribute('aria-valuenow', String(completion))
}

/** The BNR ID that every step shows. */
export async function shownBnrId(page: Page): Promise<string> {
  const line = page.getByText(/^Your BNR ID - \d{7,8}$/)
  await expect(line).toBeVisible()
  return (await line.innerText()).replace(/\D/g, '')
}

export type PersonalAnswers = { birthYear: string; denomination: string }

export async function fillPersonalStep(page: Page, { birthYear, denomination }: PersonalAnswers) {
  await pickBirthDate(page, '1', 'January', birthYear)
  await choose(page, 'Denomination', denomination)
  await pick(page, 'Spirituality', 'Committed Believer')
  await choose(page, 'Mother tongue', 'Malayalam')
  await textField(page, 'Password').fill(demoPassword)
}

export async function fillFamilyStep(page: Page): Promise<void> {
  await pick(page, 'Marital status', 'Never Married')
  await pick(page, 'Height', '5 ft 6 in (168 cm)')
  await pick(page, 'Weight', '60 kg')
  await pick(page, 'Body type', 'Slim')
  await pick(page, 'Family status', 'Middle Class')
  await pick(page, 'Family type', 'Nuclear Family')
  await pick(page, 'Family values', 'Moderate')
}

export async function fillWorkStep(page: Page): Promise<void> {
  await choose(page, 'Education', 'MCA')
  await choose(page, 'Occupation', 'Nurse')
  await pick(page, 'Annual income', 'Rs. 5 - 7 Lakhs')
  await choose(page, 'Current location', 'India')
  await choose(page, 'State', 'Kerala')
  await choose(page, 'City', 'Kottayam')
}

export async function fillContactStep(page: Page): Promise<void> {
  await textField(page, "Father's Name").fill('Thomas Kurian')
  await pick(page, "Father's Occupation", 'Retired')
  await textField(page, 'Retired as').fill('Headmaster')
  await textField(page, "Mother's Name").fill('Mariam Thomas')
  await pick(page, "Mother's Occupation", 'Homemaker')
  await textField(page, 'Contact Person Name').fill('Thomas Kurian')
  await pick(page, 'Relationship', 'Father')
  await page.getByRole('checkbox', { name: 'Same as Registered number' }).check()
}

export async function pressContinue(page: Page, name = 'Continue'): Promise<void> {
  await button(page, name).click()
}

/** Opens a step of a registered draft, as a tab would after a reload. */
export async function openStep(page: Page, draft: Draft, step: number): Promise<void> {
  const registration = { draft, step, passwordSet: step > 1 }
  await store(page, 'sessionStorage', 'bnr.registration', JSON.stringify(registration))
  await page.goto(wizardPath)
}

export async function openFreshStep(page: Page, step: number, gender: Gender = 'f'): Promise<void> {
  await openStep(page, await registerDraft(gender), step)
  await expect(button(page, step === 4 ? 'Save' : 'Continue')).toBeVisible()
}

/** Expects that a step with all its messages is accessible and not too wide. */
export async function expectAccessibleStep(page: Page, title: string): Promise<void> {
  await expectAccessible(page, title)
  await expectNoSidewaysScroll(page, title)
}
