import { FormattedMessage } from 'react-intl'
import { Page } from '~/design/layout/Page'
export const AccessReviewScreen = () => <Page title={<FormattedMessage id="access.review.title" />}>{null}</Page>
