import { describe, expect, it } from 'vitest'

import { readStories, titleOfPath } from '../../../scripts/story-index'
import { sourcesUnder } from '../../support/sources'

const stories = readStories()
const titles = new Map(stories.map(({ file, title }) => [file, title]))
const paths = new Set([...titles.keys()].map(titleOfPath))

const nameOf = (file: string) => /(\w+)(?:\.stories)?\.tsx$/.exec(file)?.[1] ?? ''
const components = new Set(sourcesUnder('src').map(nameOf))

/** Stories of several screens, or of a component whose source file has another name. All others continue a screen. */
const ALONE = new Set(
  `access/AccessOf access/AccessReviewCard access/Leave access/Several brands/SelectAllBrands brands/BrandSheet dashboard/DashboardSituations
  dashboard/QuickActions dashboard/Tasks   invitations/ClosedScreen onboarding/CheckingScreen onboarding/RegisterRoute onboarding/SignedInScreen
  shared/FewRows shared/LargeTextLists shared/PhoneLists shared/QueryCard shared/Sections
  shared/TabletLists shared/forms/FailureSummary shell/CompanyFace shared/failures/InterfaceLoadingErrorScreen
  shared/failures/InterfaceLoadingScreen shared/failures/NotFoundScreen shared/failures/QueryFailure shell/RouteLoadingBar
  shell/ShellSlots subscription/BillingSituations subscription/UpgradeSituations trial/TrialEvents
  trial/UpgradeOpportunities`
    .split(/\s+/)
    .map((path) => `features/${path}`),
)

describe('the tree of the workbench', () => {
  it('has the folders of the sources: the title of a file is its path, or the path of the file that it continues', () => {
    const others = [...titles].filter(([, title]) => !paths.has(title))
    expect(others.map(([file, title]) => `${file}: ${title}`)).toEqual([])
  })

  it('has the states of a screen under one title: a file that no source file has the name of continues another', () => {
    const alone = [...titles]
      .filter(
        ([file, title]) => file.includes('/features/') && title === titleOfPath(file) && !components.has(nameOf(file)),
      )
      .map(([, title]) => title)
    expect(new Set(alone)).toEqual(ALONE)
  })

  it('has each story once', () => {
    const ids = stories.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(1500)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })
})
