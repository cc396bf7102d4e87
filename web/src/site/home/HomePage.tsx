import { RegistrationForm } from '../../registration/RegistrationForm.tsx'
import { HomeSearch } from '../../search/HomeSearch.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { AboutBlock } from './AboutBlock.tsx'
import { ContactBlock } from './ContactBlock.tsx'
import { RegistrationBanner } from './RegistrationBanner.tsx'
import { SearchBlock } from './SearchBlock.tsx'
import { ServicesBlock } from './ServicesBlock.tsx'
import { StoriesBlock } from './StoriesBlock.tsx'
import { useScrollToSearch } from './useScrollToSearch.ts'

export const meta = () =>
  pageMeta(
    "India's No.1 Exclusive Christian Matrimony",
    'Verified profiles of Christian brides and grooms across India, and people who help your family find the right one. Since 2009.',
  )

export default function HomePage() {
  useScrollToSearch()
  return (
    <>
      <RegistrationBanner form={<RegistrationForm />} />
      <AboutBlock />
      <SearchBlock form={<HomeSearch />} />
      <StoriesBlock />
      <ContactBlock />
      <ServicesBlock />
    </>
  )
}
