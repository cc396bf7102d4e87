import {
  brokenLink,
  draftPage,
  guestPages,
  memberPages,
  missingPage,
  redirectingPages,
  settingsPages,
  storyPage,
  type Visit,
} from './pages.ts'
import { decidedStoryPage, editPlanPage, staffLists, staffPages } from './staffPages.ts'

export const everyPage = async (): Promise<readonly Visit[]> => [
  ...guestPages,
  brokenLink,
  ...redirectingPages,
  ...memberPages,
  ...settingsPages,
  draftPage,
  ...staffLists,
  ...staffPages,
  missingPage,
  await storyPage(),
  await decidedStoryPage(),
  await editPlanPage(),
]
