import type { ActivityVerb } from '@bnr/contract/activities/kinds'
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconBookmarkFilled from '@tabler/icons-react/dist/esm/icons/IconBookmarkFilled.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs'

type VerbButton = {
  verb: ActivityVerb
  label: string
  /** Name for screen readers. It starts with the visible label, so that voice control works. */
  whole: string
  doneLabel: string
  doneWhole: string
  Icon: typeof IconHeart
  DoneIcon: typeof IconHeart
}

/** The activities on a card. The phone number has a dialog of its own. */
export const buttons: readonly VerbButton[] = [
  {
    verb: 'shortlist',
    label: 'Shortlist',
    whole: 'Shortlist {name}',
    doneLabel: 'Shortlisted',
    doneWhole: 'Shortlisted. Remove {name} from your shortlist',
    Icon: IconBookmark,
    DoneIcon: IconBookmarkFilled,
  },
  {
    verb: 'like',
    label: 'Express Interest',
    whole: 'Express Interest in {name}',
    doneLabel: 'Interest Expressed',
    doneWhole: 'Interest Expressed in {name}',
    Icon: IconHeart,
    DoneIcon: IconHeartFilled,
  },
  {
    verb: 'ignore',
    label: 'Ignore',
    whole: 'Ignore {name}',
    doneLabel: 'Ignored',
    doneWhole: 'Ignored. Stop ignoring {name}',
    Icon: IconEyeOff,
    DoneIcon: IconEyeOff,
  },
]
