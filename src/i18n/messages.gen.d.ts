// Written by `node scripts/messages.ts` from src/i18n/messages/fr. Do not edit.
import type { MessageTag } from 'react-intl'

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof MessageArguments
    }
    interface MessageArguments {
      "access.act.admin": Record<never, never>
      "access.act.admin.already": Record<never, never>
      "access.act.admin.inactive": Record<never, never>
      "access.act.admin.readonly": Record<never, never>
      "access.act.assign": Record<never, never>
      "access.act.busy": Record<never, never>
      "access.act.none": Record<never, never>
      "access.act.promote": Record<never, never>
      "access.act.remove": Record<never, never>
      "access.activeOnly.brands": Record<never, never>
      "access.activeOnly.users": Record<never, never>
      "access.add.brands": Record<never, never>
      "access.add.inactive.body": Record<never, never>
      "access.add.none.body": Record<never, never>
      "access.add.none.brands": Record<never, never>
      "access.add.none.users": Record<never, never>
      "access.add.users": Record<never, never>
      "access.admin.choose": Record<never, never>
      "access.admin.first": Record<never, never>
      "access.admin.members": Record<never, never>
      "access.admin.name": { "count": number; "brand": string | number }
      "access.admin.none": Record<never, never>
      "access.admin.others": Record<never, never>
      "access.admin.placeholder": Record<never, never>
      "access.admin.replace": Record<never, never>
      "access.assigned.brands": { "name": string | number }
      "access.assigned.none.brands": Record<never, never>
      "access.assigned.none.brands.body": Record<never, never>
      "access.assigned.none.users": Record<never, never>
      "access.assigned.none.users.body": Record<never, never>
      "access.assigned.users": { "name": string | number }
      "access.back": Record<never, never>
      "access.badge.you": Record<never, never>
      "access.choose.brand": Record<never, never>
      "access.choose.brand.body": Record<never, never>
      "access.choose.user": Record<never, never>
      "access.choose.user.body": Record<never, never>
      "access.column.user": Record<never, never>
      "access.copy.adds": Record<never, never>
      "access.copy.apply": Record<never, never>
      "access.copy.count": { "before": number; "after": number }
      "access.copy.exact": { "name": string | number }
      "access.copy.leaveOut": { "name": string | number }
      "access.copy.model": Record<never, never>
      "access.copy.more": Record<never, never>
      "access.copy.open": Record<never, never>
      "access.copy.role": { "name": string | number }
      "access.copy.same": Record<never, never>
      "access.copy.title": Record<never, never>
      "access.denied": Record<never, never>
      "access.done.admin": { "count": number; "name": string | number; "brand": string | number }
      "access.done.admin.failed": { "brands": string | number }
      "access.done.assigned.brands": { "count": number; "name": string | number }
      "access.done.assigned.of": { "count": number }
      "access.done.assigned.users": { "count": number; "name": string | number }
      "access.done.promoted": { "name": string | number; "brand": string | number }
      "access.done.removed.brands": { "count": number; "name": string | number }
      "access.done.removed.failed": { "brands": string | number }
      "access.done.removed.unconfirmed": { "brands": string | number }
      "access.done.removed.users": { "count": number; "name": string | number }
      "access.done.restored.brands": { "count": number; "name": string | number }
      "access.done.restored.users": { "count": number; "name": string | number }
      "access.done.undoAdmin": { "count": number; "brand": string | number }
      "access.done.undoAdmin.failed": { "brands": string | number }
      "access.done.undoAdmin.withoutAccess": { "name": string | number; "brands": string | number }
      "access.done.undone.except": { "brands": string | number }
      "access.dormant": Record<never, never>
      "access.error.admin": Record<never, never>
      "access.error.assign": Record<never, never>
      "access.error.bulk": Record<never, never>
      "access.error.promote": Record<never, never>
      "access.error.remove": Record<never, never>
      "access.error.undo": Record<never, never>
      "access.failed.admin": Record<never, never>
      "access.failed.assign.brands": Record<never, never>
      "access.failed.assign.users": Record<never, never>
      "access.failed.promote": Record<never, never>
      "access.failed.remove": Record<never, never>
      "access.full": Record<never, never>
      "access.give": { "brand": string | number }
      "access.give.all": { "count": number; "brand": string | number }
      "access.given": { "brand": string | number }
      "access.gone": Record<never, never>
      "access.intro": Record<never, never>
      "access.leave.admins": Record<never, never>
      "access.leave.confirm": Record<never, never>
      "access.leave.done": Record<never, never>
      "access.leave.failed": Record<never, never>
      "access.leave.incomplete": Record<never, never>
      "access.leave.left": Record<never, never>
      "access.leave.line": { "brand": string | number; "name": string | number }
      "access.leave.line.reason": { "line": string | number; "reason": string | number }
      "access.leave.loses": { "count": number; "name": string | number }
      "access.leave.losesToo": { "count": number; "name": string | number }
      "access.leave.more": { "count": number }
      "access.leave.name": Record<never, never>
      "access.leave.nobody": { "brand": string | number }
      "access.leave.open": Record<never, never>
      "access.leave.progress": { "done": number; "total": number }
      "access.leave.record": { "name": string | number; "date": string | number }
      "access.leave.resume": Record<never, never>
      "access.leave.role": Record<never, never>
      "access.leave.stop": Record<never, never>
      "access.leave.title": { "name": string | number }
      "access.leave.unconfirmed": Record<never, never>
      "access.left": Record<never, never>
      "access.loading": Record<never, never>
      "access.mode": Record<never, never>
      "access.mode.brand": Record<never, never>
      "access.mode.user": Record<never, never>
      "access.none.brands": Record<never, never>
      "access.none.users": Record<never, never>
      "access.pages": Record<never, never>
      "access.pages.brands": Record<never, never>
      "access.pages.manage": Record<never, never>
      "access.pages.users": Record<never, never>
      "access.preview.becomes": { "name": string | number; "brand": string | number }
      "access.preview.becomes.brands": { "name": string | number }
      "access.preview.byRole.brands": Record<never, never>
      "access.preview.byRole.users": Record<never, never>
      "access.preview.gains.brands": { "name": string | number }
      "access.preview.gains.users": { "name": string | number }
      "access.preview.loses.brands": { "name": string | number }
      "access.preview.loses.users": { "name": string | number }
      "access.preview.own.access": Record<never, never>
      "access.preview.own.admin": Record<never, never>
      "access.preview.reading": Record<never, never>
      "access.preview.stops": { "count": number; "name": string | number; "brand": string | number }
      "access.preview.title.admin": { "brand": string | number }
      "access.preview.title.remove.brand": { "count": number }
      "access.preview.title.remove.user": { "count": number }
      "access.preview.unread": Record<never, never>
      "access.preview.without": { "count": number }
      "access.preview.without.mark": Record<never, never>
      "access.processing.admin": Record<never, never>
      "access.processing.assign": Record<never, never>
      "access.processing.remove": Record<never, never>
      "access.processing.restore": Record<never, never>
      "access.processing.undoAdmin": Record<never, never>
      "access.review.again": Record<never, never>
      "access.review.again.failed": Record<never, never>
      "access.review.ask": { "pages": number }
      "access.review.ask.go": { "pages": number }
      "access.review.ask.more": Record<never, never>
      "access.review.ask.unknown": { "pages": number }
      "access.review.at": { "date": string | number }
      "access.review.brandInactive": Record<never, never>
      "access.review.byRole": { "count": number }
      "access.review.byRole.reach": { "count": number }
      "access.review.cancel": Record<never, never>
      "access.review.cancelled": Record<never, never>
      "access.review.compare": Record<never, never>
      "access.review.count.accesses": Record<never, never>
      "access.review.count.dormant": Record<never, never>
      "access.review.count.risky": Record<never, never>
      "access.review.count.withoutAdmin": Record<never, never>
      "access.review.csv.email": Record<never, never>
      "access.review.csv.file": Record<never, never>
      "access.review.csv.name": Record<never, never>
      "access.review.csv.role": Record<never, never>
      "access.review.csv.state": Record<never, never>
      "access.review.everyBrand": Record<never, never>
      "access.review.failed": Record<never, never>
      "access.review.filter.brands": Record<never, never>
      "access.review.filter.people": Record<never, never>
      "access.review.intro": Record<never, never>
      "access.review.legend": Record<never, never>
      "access.review.matrix": Record<never, never>
      "access.review.nothing": Record<never, never>
      "access.review.open": Record<never, never>
      "access.review.person": Record<never, never>
      "access.review.print": Record<never, never>
      "access.review.print.admin": { "brand": string | number }
      "access.review.print.by": { "company": string | number; "author": string | number }
      "access.review.print.elsewhere": Record<never, never>
      "access.review.print.everything": Record<never, never>
      "access.review.print.filter.brands": { "text": string | number }
      "access.review.print.filter.users": { "text": string | number }
      "access.review.print.filters": { "filters": string | number }
      "access.review.print.sign": Record<never, never>
      "access.review.print.unread": { "brands": string | number }
      "access.review.reading": Record<never, never>
      "access.review.reading.brands": { "read": number; "total": number }
      "access.review.reading.lists": Record<never, never>
      "access.review.role.admin": Record<never, never>
      "access.review.role.everything": Record<never, never>
      "access.review.role.member": Record<never, never>
      "access.review.role.none": Record<never, never>
      "access.review.role.reader": Record<never, never>
      "access.review.role.unread": Record<never, never>
      "access.review.show": Record<never, never>
      "access.review.show.active": Record<never, never>
      "access.review.show.admins": Record<never, never>
      "access.review.show.all": Record<never, never>
      "access.review.show.dormant": Record<never, never>
      "access.review.show.none": Record<never, never>
      "access.review.show.risky": Record<never, never>
      "access.review.show.withoutAdmin": Record<never, never>
      "access.review.shown": { "people": number; "brands": number }
      "access.review.start": Record<never, never>
      "access.review.title": Record<never, never>
      "access.review.unread": { "count": number; "brands": string | number }
      "access.review.unread.retry": Record<never, never>
      "access.role.everything": Record<never, never>
      "access.rules.one": Record<never, never>
      "access.rules.rights": Record<never, never>
      "access.rules.role": Record<never, never>
      "access.rules.several": Record<never, never>
      "access.rules.title": Record<never, never>
      "access.search.brands": Record<never, never>
      "access.search.users": Record<never, never>
      "access.several": Record<never, never>
      "access.tab.add": Record<never, never>
      "access.tab.assigned": Record<never, never>
      "access.tabs": Record<never, never>
      "access.tile.mode": Record<never, never>
      "access.tile.selection": Record<never, never>
      "access.tile.selection.brand": { "id": string | number }
      "access.tile.selection.none": Record<never, never>
      "access.tile.selection.user": { "id": string | number }
      "access.tile.today": Record<never, never>
      "access.unconfirmed.admin": Record<never, never>
      "access.unconfirmed.assign": Record<never, never>
      "access.unconfirmed.bulk": Record<never, never>
      "access.unconfirmed.remove": Record<never, never>
      "access.unconfirmed.undo": Record<never, never>
      "auth.forgotPassword.body": { "email": string | number }
      "auth.forgotPassword.subject": Record<never, never>
      "auth.forgotPassword.support": Record<never, never>
      "auth.identifier.tooShort": Record<never, never>
      "auth.login.attempts": Record<never, never>
      "auth.login.failed": Record<never, never>
      "auth.login.forgotPassword": Record<never, never>
      "auth.login.invalid": Record<never, never>
      "auth.login.locked": Record<never, never>
      "auth.login.locked.contact": { "email": string | number }
      "auth.login.locked.later": Record<never, never>
      "auth.login.network": Record<never, never>
      "auth.login.noAccount": Record<never, never>
      "auth.login.redirectNotice": Record<never, never>
      "auth.login.register": Record<never, never>
      "auth.login.remember": Record<never, never>
      "auth.login.submit": Record<never, never>
      "auth.login.submit.disabled": Record<never, never>
      "auth.login.submitting": Record<never, never>
      "auth.login.subtitle": Record<never, never>
      "auth.login.success": Record<never, never>
      "auth.login.title": Record<never, never>
      "auth.notice.elsewhere": Record<never, never>
      "auth.notice.expired": Record<never, never>
      "auth.notice.idle": Record<never, never>
      "auth.notice.loggedOut": Record<never, never>
      "auth.notice.userSwitched": Record<never, never>
      "auth.password.required": Record<never, never>
      "billing.change": Record<never, never>
      "billing.description": Record<never, never>
      "billing.plan": Record<never, never>
      "billing.plan.billed": Record<never, never>
      "billing.plan.choose": Record<never, never>
      "billing.plan.next": { "date": string | number }
      "billing.plan.none": Record<never, never>
      "billing.plan.perMonth": Record<never, never>
      "billing.plan.priceOfPlan": { "price": string | number }
      "billing.plan.uncharged": Record<never, never>
      "billing.plan.until": { "date": string | number }
      "billing.status": Record<never, never>
      "billing.support.invoices": Record<never, never>
      "billing.support.title": Record<never, never>
      "billing.support.titleInvoices": Record<never, never>
      "billing.trial.daysLeft": { "days": number }
      "billing.trial.denied": Record<never, never>
      "billing.trial.ended": Record<never, never>
      "billing.trial.endedOn": { "date": string | number }
      "billing.trial.endsOn": { "date": string | number }
      "billing.trial.endsSoon": { "when": "today" | "todayAt" | "tomorrow" | (string & {}); "time": string | number }
      "billing.trial.failed": Record<never, never>
      "billing.trial.none.body": Record<never, never>
      "billing.trial.urgency.critical": Record<never, never>
      "billing.trial.urgency.high": Record<never, never>
      "billing.trial.urgency.low": Record<never, never>
      "billing.trial.urgency.medium": Record<never, never>
      "billing.usage.brands": Record<never, never>
      "billing.usage.brands.free": { "count": number }
      "billing.usage.limit": Record<never, never>
      "billing.usage.over": Record<never, never>
      "billing.usage.share": { "share": string | number }
      "billing.usage.taken": { "share": string | number }
      "billing.usage.title": Record<never, never>
      "billing.usage.users": Record<never, never>
      "billing.usage.users.free": { "count": number }
      "brandpages.access": Record<never, never>
      "brandpages.activate": Record<never, never>
      "brandpages.activated": { "name": string | number }
      "brandpages.admin": Record<never, never>
      "brandpages.admin.change": Record<never, never>
      "brandpages.admin.choose": Record<never, never>
      "brandpages.admin.name": { "brand": string | number }
      "brandpages.admin.none": Record<never, never>
      "brandpages.admin.none.body": Record<never, never>
      "brandpages.admin.none.left": Record<never, never>
      "brandpages.admin.none.list": Record<never, never>
      "brandpages.admin.set": Record<never, never>
      "brandpages.admin.username": Record<never, never>
      "brandpages.brandName.characters": Record<never, never>
      "brandpages.brandName.required": Record<never, never>
      "brandpages.brandName.tooLong": Record<never, never>
      "brandpages.bulk.activated": { "count": number }
      "brandpages.bulk.active": { "count": number; "names": string | number }
      "brandpages.bulk.all": { "count": number }
      "brandpages.bulk.busy": { "done": number; "total": number }
      "brandpages.bulk.deactivated": { "count": number }
      "brandpages.bulk.failed": { "count": number }
      "brandpages.bulk.failed.one": { "name": string | number; "reason": string | number }
      "brandpages.bulk.inactive": { "count": number; "names": string | number }
      "brandpages.bulk.others": { "count": number }
      "brandpages.bulk.stop": Record<never, never>
      "brandpages.bulk.unconfirmed": { "count": number }
      "brandpages.bulk.undo.failed": { "count": number }
      "brandpages.company": Record<never, never>
      "brandpages.company.all": Record<never, never>
      "brandpages.company.brands": Record<never, never>
      "brandpages.company.denied": Record<never, never>
      "brandpages.company.none": Record<never, never>
      "brandpages.created": { "name": string | number }
      "brandpages.created.on": Record<never, never>
      "brandpages.danger": Record<never, never>
      "brandpages.deactivate": Record<never, never>
      "brandpages.deactivated": { "name": string | number }
      "brandpages.delete.body": Record<never, never>
      "brandpages.delete.busy": Record<never, never>
      "brandpages.delete.confirm": Record<never, never>
      "brandpages.delete.failed": Record<never, never>
      "brandpages.delete.lost": Record<never, never>
      "brandpages.delete.lost.brand": Record<never, never>
      "brandpages.delete.lost.invitations": Record<never, never>
      "brandpages.delete.lost.people": { "count": number }
      "brandpages.delete.lost.people.unknown": Record<never, never>
      "brandpages.delete.title": { "name": string | number }
      "brandpages.delete.unconfirmed": Record<never, never>
      "brandpages.deleted": { "name": string | number }
      "brandpages.deleted.before": { "name": string | number }
      "brandpages.denied.access": Record<never, never>
      "brandpages.denied.administer": Record<never, never>
      "brandpages.denied.brand": Record<never, never>
      "brandpages.denied.mine": Record<never, never>
      "brandpages.denied.write": Record<never, never>
      "brandpages.description": Record<never, never>
      "brandpages.details": Record<never, never>
      "brandpages.export.file": Record<never, never>
      "brandpages.figures": Record<never, never>
      "brandpages.figures.active": { "count": number }
      "brandpages.figures.activity": Record<never, never>
      "brandpages.figures.invitations": { "count": number }
      "brandpages.figures.unknown": Record<never, never>
      "brandpages.figures.users": { "count": number }
      "brandpages.filter.admin": { "admin": string | number }
      "brandpages.filter.admin.all": Record<never, never>
      "brandpages.filter.company": { "company": string | number }
      "brandpages.filter.company.all": Record<never, never>
      "brandpages.filter.state": { "state": string | number }
      "brandpages.filter.state.all": Record<never, never>
      "brandpages.form.active": Record<never, never>
      "brandpages.form.active.help": Record<never, never>
      "brandpages.form.create.failed": Record<never, never>
      "brandpages.form.create.unconfirmed": Record<never, never>
      "brandpages.form.edit": { "name": string | number }
      "brandpages.form.failed": Record<never, never>
      "brandpages.form.sheet": Record<never, never>
      "brandpages.form.unconfirmed": Record<never, never>
      "brandpages.gone": Record<never, never>
      "brandpages.inactive.body": Record<never, never>
      "brandpages.inactive.title": Record<never, never>
      "brandpages.label.brandName": Record<never, never>
      "brandpages.label.url": Record<never, never>
      "brandpages.notFound": Record<never, never>
      "brandpages.notFound.back": Record<never, never>
      "brandpages.notFound.body": Record<never, never>
      "brandpages.people": Record<never, never>
      "brandpages.people.all": { "count": number }
      "brandpages.people.count": { "count": number }
      "brandpages.people.denied": Record<never, never>
      "brandpages.people.empty": Record<never, never>
      "brandpages.people.empty.body": Record<never, never>
      "brandpages.people.fewer": Record<never, never>
      "brandpages.people.inactive": Record<never, never>
      "brandpages.people.title": Record<never, never>
      "brandpages.reading": { "read": number; "total": number }
      "brandpages.saved": { "name": string | number }
      "brandpages.selector.count": { "shown": number; "total": number }
      "brandpages.selector.favourites": Record<never, never>
      "brandpages.selector.loading": Record<never, never>
      "brandpages.selector.noMatch": { "search": string | number }
      "brandpages.selector.others": Record<never, never>
      "brandpages.site": Record<never, never>
      "brandpages.state": Record<never, never>
      "brandpages.text": Record<never, never>
      "brandpages.toggle": { "name": string | number }
      "brandpages.toggle.already.active": { "name": string | number }
      "brandpages.toggle.already.inactive": { "name": string | number }
      "brandpages.toggle.failed": { "name": string | number }
      "brandpages.toggle.still.active": { "name": string | number }
      "brandpages.toggle.still.body": Record<never, never>
      "brandpages.toggle.still.inactive": { "name": string | number }
      "brandpages.toggle.unconfirmed.active": { "name": string | number }
      "brandpages.toggle.unconfirmed.inactive": { "name": string | number }
      "brandpages.url.format": Record<never, never>
      "brandpages.url.tooLong": Record<never, never>
      "brands.active": Record<never, never>
      "brands.activity.failed": Record<never, never>
      "brands.admin.unnamed": { "id": string | number }
      "brands.details.failed": Record<never, never>
      "brands.empty.admin": Record<never, never>
      "brands.empty.member": Record<never, never>
      "brands.favourite": { "name": string | number }
      "brands.inactive": Record<never, never>
      "brands.list.failed": Record<never, never>
      "brands.none": Record<never, never>
      "brands.overview.failed": Record<never, never>
      "brands.selector.changed": { "name": string | number }
      "brands.selector.choose": Record<never, never>
      "brands.selector.create": Record<never, never>
      "brands.selector.empty.admin": Record<never, never>
      "brands.selector.empty.member": Record<never, never>
      "brands.selector.none": Record<never, never>
      "brands.selector.open": Record<never, never>
      "brands.selector.replaced": { "name": string | number }
      "brands.selector.search": Record<never, never>
      "common.app.name": Record<never, never>
      "common.backToDashboard": Record<never, never>
      "common.backToLogin": Record<never, never>
      "common.cancel": Record<never, never>
      "common.clear": Record<never, never>
      "common.close": Record<never, never>
      "common.contactSupport": Record<never, never>
      "common.dialog.close": Record<never, never>
      "common.dismiss": Record<never, never>
      "common.loading": Record<never, never>
      "common.newTab": Record<never, never>
      "common.noOption": Record<never, never>
      "common.open": Record<never, never>
      "common.optional": Record<never, never>
      "common.password.hidden": Record<never, never>
      "common.password.hide": Record<never, never>
      "common.password.hideField": { "field": string | number }
      "common.password.show": Record<never, never>
      "common.password.showField": { "field": string | number }
      "common.password.shown": Record<never, never>
      "common.pending": Record<never, never>
      "common.reference": { "reference": string | number }
      "common.reload": Record<never, never>
      "common.retry": Record<never, never>
      "common.role.administrator": Record<never, never>
      "common.role.agency_admin": Record<never, never>
      "common.role.brand_admin": Record<never, never>
      "common.role.brand_member": Record<never, never>
      "common.role.client_readonly": Record<never, never>
      "common.save": Record<never, never>
      "common.toast.close": Record<never, never>
      "common.toast.more": { "count": number }
      "common.toast.region": Record<never, never>
      "common.undo": Record<never, never>
      "common.unsaved.body": Record<never, never>
      "common.unsaved.leave": Record<never, never>
      "common.unsaved.stay": Record<never, never>
      "common.unsaved.title": Record<never, never>
      "common.verify": Record<never, never>
      "common.verifying": Record<never, never>
      "compare.between": { "before": string | number; "after": string | number }
      "compare.between.file": { "file": string | number; "after": string | number }
      "compare.body": Record<never, never>
      "compare.choices": Record<never, never>
      "compare.count.added": { "count": number }
      "compare.count.changed": { "count": number }
      "compare.count.removed": { "count": number }
      "compare.csv.after": Record<never, never>
      "compare.csv.before": Record<never, never>
      "compare.csv.file": Record<never, never>
      "compare.csv.kind": Record<never, never>
      "compare.deleted": Record<never, never>
      "compare.kind.added": Record<never, never>
      "compare.kind.changed": Record<never, never>
      "compare.kind.removed": Record<never, never>
      "compare.more": { "count": number }
      "compare.namesakes.brands": { "count": number; "names": string | number }
      "compare.namesakes.users": { "count": number; "names": string | number }
      "compare.none": Record<never, never>
      "compare.other": Record<never, never>
      "compare.others": { "count": number }
      "compare.partial": Record<never, never>
      "compare.result": Record<never, never>
      "compare.roles": { "before": string | number; "after": string | number }
      "compare.same": Record<never, never>
      "compare.stored": { "date": string | number }
      "compare.title": Record<never, never>
      "compare.unlisted.brands": { "count": number; "names": string | number }
      "compare.unlisted.users": { "count": number; "names": string | number }
      "compare.unread": { "count": number; "names": string | number }
      "dashboard.actions.createBrand": Record<never, never>
      "dashboard.actions.invite": Record<never, never>
      "dashboard.actions.title": Record<never, never>
      "dashboard.activity.company": Record<never, never>
      "dashboard.activity.moreOf": { "brand": string | number }
      "dashboard.activity.new": Record<never, never>
      "dashboard.activity.since": { "count": number; "when": string | number }
      "dashboard.activity.sinceAtLeast": { "count": number; "when": string | number }
      "dashboard.brands.active": { "count": number }
      "dashboard.brands.all": Record<never, never>
      "dashboard.brands.create": Record<never, never>
      "dashboard.brands.empty.admin": Record<never, never>
      "dashboard.brands.empty.member": Record<never, never>
      "dashboard.brands.inactive": { "count": number }
      "dashboard.brands.noFigures": Record<never, never>
      "dashboard.brands.others": { "count": number }
      "dashboard.brands.own": Record<never, never>
      "dashboard.brands.single": Record<never, never>
      "dashboard.brands.title": Record<never, never>
      "dashboard.brands.total": { "count": number }
      "dashboard.brands.users": { "count": number }
      "dashboard.brands.withoutAdmin": Record<never, never>
      "dashboard.checklist.brand": Record<never, never>
      "dashboard.checklist.brand.help": Record<never, never>
      "dashboard.checklist.business": Record<never, never>
      "dashboard.checklist.business.help": Record<never, never>
      "dashboard.checklist.complete": Record<never, never>
      "dashboard.checklist.done": Record<never, never>
      "dashboard.checklist.hide": Record<never, never>
      "dashboard.checklist.invite": Record<never, never>
      "dashboard.checklist.invite.help": Record<never, never>
      "dashboard.checklist.profile": Record<never, never>
      "dashboard.checklist.profile.help": Record<never, never>
      "dashboard.checklist.progress": { "done": number; "total": number }
      "dashboard.checklist.title": Record<never, never>
      "dashboard.checklist.todo": Record<never, never>
      "dashboard.intro": { "name": string | number; "brands": "one" | (string & {}) }
      "dashboard.intro.anonymous": { "brands": "one" | (string & {}) }
      "dashboard.tasks.brands": { "count": number; "limit": number }
      "dashboard.tasks.brands.act": Record<never, never>
      "dashboard.tasks.brands.over": { "used": number; "limit": number }
      "dashboard.tasks.dismiss": { "task": string | number }
      "dashboard.tasks.failed": Record<never, never>
      "dashboard.tasks.invitations": { "count": number }
      "dashboard.tasks.invitations.act": Record<never, never>
      "dashboard.tasks.noAdmin": { "count": number }
      "dashboard.tasks.noAdmin.act": { "count": number }
      "dashboard.tasks.none": Record<never, never>
      "dashboard.tasks.noneLeft": Record<never, never>
      "dashboard.tasks.noneLeftSeen": Record<never, never>
      "dashboard.tasks.noneSeen": Record<never, never>
      "dashboard.tasks.setup": { "count": number }
      "dashboard.tasks.setup.act": Record<never, never>
      "dashboard.tasks.showHidden": { "count": number }
      "dashboard.tasks.title": Record<never, never>
      "dashboard.tasks.trial": { "count": number }
      "dashboard.tasks.trial.act": Record<never, never>
      "dashboard.tasks.users": { "count": number; "limit": number }
      "dashboard.tasks.users.act": Record<never, never>
      "dashboard.tasks.users.over": { "used": number; "limit": number }
      "dashboard.title": Record<never, never>
      "dashboard.welcome.dismiss": Record<never, never>
      "dashboard.welcome.ready": Record<never, never>
      "dashboard.welcome.steps": Record<never, never>
      "dashboard.welcome.title": { "name": string | number }
      "dashboard.welcome.title.anonymous": Record<never, never>
      "dashboard.welcome.trial": Record<never, never>
      "dashboard.welcome.trial.days": { "days": number }
      "data.activity.by": { "user": string | number }
      "data.activity.empty": Record<never, never>
      "data.activity.empty.body": Record<never, never>
      "data.activity.more": Record<never, never>
      "data.activity.title": Record<never, never>
      "data.activity.type.admin_changed": { "brand": string | number }
      "data.activity.type.brand_activated": { "brand": string | number }
      "data.activity.type.brand_created": { "brand": string | number }
      "data.activity.type.brand_deactivated": { "brand": string | number }
      "data.activity.type.brand_deleted": { "brand": string | number }
      "data.activity.type.brand_updated": { "brand": string | number }
      "data.activity.type.invitation_accepted": { "brand": string | number }
      "data.activity.type.page_published": { "brand": string | number }
      "data.activity.type.users_assigned": { "brand": string | number }
      "data.activity.type.users_removed": { "brand": string | number }
      "data.activity.unknown": Record<never, never>
      "data.billing.active": Record<never, never>
      "data.billing.cancelled": Record<never, never>
      "data.billing.past_due": Record<never, never>
      "data.billing.trial": Record<never, never>
      "data.billing.trialEnded": Record<never, never>
      "data.choice.none": Record<never, never>
      "data.denied": Record<never, never>
      "data.edit.done": Record<never, never>
      "data.edit.here": Record<never, never>
      "data.justNow": Record<never, never>
      "data.limit.ask": Record<never, never>
      "data.limit.brands": Record<never, never>
      "data.limit.brands.over": Record<never, never>
      "data.limit.brands.used": { "used": number; "most": number }
      "data.limit.highest": Record<never, never>
      "data.limit.users": Record<never, never>
      "data.limit.users.over": Record<never, never>
      "data.limit.users.used": { "used": number; "most": number }
      "data.loadMore": Record<never, never>
      "data.offline": { "date": string | number }
      "data.readOnly": Record<never, never>
      "data.search.clear": Record<never, never>
      "data.typed.label": { "name": string | number }
      "data.typed.mismatch": Record<never, never>
      "data.unknown": Record<never, never>
      "data.usage": { "used": number; "limit": number }
      "data.usage.pending": { "count": number }
      "data.users": { "count": number }
      "errors.connection": Record<never, never>
      "errors.forbidden": Record<never, never>
      "errors.forbidden.toast": Record<never, never>
      "errors.invalidData": Record<never, never>
      "errors.listTooLong": Record<never, never>
      "errors.network": Record<never, never>
      "errors.notFound": Record<never, never>
      "errors.outcome.unclear": Record<never, never>
      "errors.outcome.unread": Record<never, never>
      "errors.page.blocked.body": Record<never, never>
      "errors.page.blocked.title": Record<never, never>
      "errors.page.busy.body": Record<never, never>
      "errors.page.busy.title": Record<never, never>
      "errors.page.chunk.body": Record<never, never>
      "errors.page.chunk.title": Record<never, never>
      "errors.page.connection.body": Record<never, never>
      "errors.page.connection.title": Record<never, never>
      "errors.page.forbidden.body": Record<never, never>
      "errors.page.forbidden.title": Record<never, never>
      "errors.page.maintenance.body": Record<never, never>
      "errors.page.maintenance.title": Record<never, never>
      "errors.page.network.body": Record<never, never>
      "errors.page.notFound.body": Record<never, never>
      "errors.page.notFound.title": Record<never, never>
      "errors.page.offline.body": Record<never, never>
      "errors.page.offline.title": Record<never, never>
      "errors.page.server.body": Record<never, never>
      "errors.page.server.title": Record<never, never>
      "errors.page.unexpected.body": Record<never, never>
      "errors.page.unexpected.title": Record<never, never>
      "errors.retryIn": { "wait": string | number }
      "errors.server": Record<never, never>
      "errors.server.toast": Record<never, never>
      "errors.timeout": Record<never, never>
      "errors.tooManyAttempts": Record<never, never>
      "errors.unauthorized": Record<never, never>
      "errors.unknown": Record<never, never>
      "errors.wait": { "wait": string | number }
      "figures.activity.count": Record<never, never>
      "figures.activity.day": Record<never, never>
      "figures.activity.days": Record<never, never>
      "figures.activity.none": Record<never, never>
      "figures.activity.since": { "count": number; "date": string | number }
      "figures.activity.title": Record<never, never>
      "figures.activity.unknown": Record<never, never>
      "figures.csv.active": Record<never, never>
      "figures.csv.admin": Record<never, never>
      "figures.csv.file": Record<never, never>
      "figures.denied": Record<never, never>
      "figures.description": Record<never, never>
      "figures.description.brand": { "brand": string | number }
      "figures.events.all": Record<never, never>
      "figures.events.brand.all": Record<never, never>
      "figures.events.date": Record<never, never>
      "figures.events.file": Record<never, never>
      "figures.events.kind": Record<never, never>
      "figures.events.kind.admin_changed": Record<never, never>
      "figures.events.kind.all": Record<never, never>
      "figures.events.kind.brand_activated": Record<never, never>
      "figures.events.kind.brand_created": Record<never, never>
      "figures.events.kind.brand_deactivated": Record<never, never>
      "figures.events.kind.brand_deleted": Record<never, never>
      "figures.events.kind.brand_updated": Record<never, never>
      "figures.events.kind.invitation_accepted": Record<never, never>
      "figures.events.kind.page_published": Record<never, never>
      "figures.events.kind.users_assigned": Record<never, never>
      "figures.events.kind.users_removed": Record<never, never>
      "figures.events.time": Record<never, never>
      "figures.events.user": Record<never, never>
      "figures.events.user.all": Record<never, never>
      "figures.events.what": Record<never, never>
      "figures.figure.active": Record<never, never>
      "figures.figure.activeUsers": Record<never, never>
      "figures.figure.brands": Record<never, never>
      "figures.figure.invitations": Record<never, never>
      "figures.figure.noAdmin": Record<never, never>
      "figures.figure.users": Record<never, never>
      "figures.none": Record<never, never>
      "figures.overview": Record<never, never>
      "figures.people.brand": Record<never, never>
      "figures.people.count": Record<never, never>
      "figures.people.most": { "count": number }
      "figures.people.title": Record<never, never>
      "figures.scope": Record<never, never>
      "figures.scope.brand": Record<never, never>
      "figures.scope.company": Record<never, never>
      "figures.stats.failed": Record<never, never>
      "forms.count": { "count": number; "limit": number }
      "forms.criteria": Record<never, never>
      "forms.criteria.digit": Record<never, never>
      "forms.criteria.length": Record<never, never>
      "forms.criteria.lowercase": Record<never, never>
      "forms.criteria.met": Record<never, never>
      "forms.criteria.special": Record<never, never>
      "forms.criteria.unmet": Record<never, never>
      "forms.criteria.uppercase": Record<never, never>
      "forms.email.format": Record<never, never>
      "forms.email.required": Record<never, never>
      "forms.email.tooLong": Record<never, never>
      "forms.errors.form": Record<never, never>
      "forms.errors.more": { "count": number }
      "forms.errors.title": { "count": number }
      "forms.firstName.characters": Record<never, never>
      "forms.firstName.length": Record<never, never>
      "forms.firstName.required": Record<never, never>
      "forms.firstName.tooLong": Record<never, never>
      "forms.invalid": Record<never, never>
      "forms.label.brand": Record<never, never>
      "forms.label.email": Record<never, never>
      "forms.label.firstName": Record<never, never>
      "forms.label.lastName": Record<never, never>
      "forms.label.password": Record<never, never>
      "forms.label.phone": Record<never, never>
      "forms.label.position": Record<never, never>
      "forms.label.role": Record<never, never>
      "forms.lastName.characters": Record<never, never>
      "forms.lastName.length": Record<never, never>
      "forms.lastName.required": Record<never, never>
      "forms.lastName.tooLong": Record<never, never>
      "forms.newPassword.classes": Record<never, never>
      "forms.newPassword.tooLong": Record<never, never>
      "forms.newPassword.tooShort": Record<never, never>
      "forms.password.classes": Record<never, never>
      "forms.password.common": Record<never, never>
      "forms.password.mismatch": Record<never, never>
      "forms.password.repeated": Record<never, never>
      "forms.password.sequence": Record<never, never>
      "forms.password.tooLong": Record<never, never>
      "forms.password.tooShort": Record<never, never>
      "forms.passwordConfirm.required": Record<never, never>
      "forms.phone.format": Record<never, never>
      "forms.phone.tooLong": Record<never, never>
      "forms.position.tooLong": Record<never, never>
      "forms.required": Record<never, never>
      "forms.strength": Record<never, never>
      "forms.strength.medium": Record<never, never>
      "forms.strength.score": { "score": number }
      "forms.strength.strong": Record<never, never>
      "forms.strength.veryStrong": Record<never, never>
      "forms.strength.veryWeak": Record<never, never>
      "forms.strength.weak": Record<never, never>
      "forms.suspicious": Record<never, never>
      "frame.banner.cancelled": Record<never, never>
      "frame.banner.cancelledUntil": { "date": string | number }
      "frame.banner.limit": Record<never, never>
      "frame.banner.limit.brands": { "used": number; "limit": number }
      "frame.banner.limit.users": { "used": number; "limit": number }
      "frame.banner.more": Record<never, never>
      "frame.banner.newVersion": Record<never, never>
      "frame.banner.offline": Record<never, never>
      "frame.banner.online": Record<never, never>
      "frame.banner.pastDue": Record<never, never>
      "frame.banner.pastDue.manager": Record<never, never>
      "frame.banner.pastDue.provider": Record<never, never>
      "frame.banner.pastDue.support": Record<never, never>
      "frame.banner.region": Record<never, never>
      "frame.banner.trialDaysLeft": { "days": number }
      "frame.banner.trialEnded": Record<never, never>
      "frame.banner.trialEndsSoon": { "when": "today" | "todayAt" | "tomorrow" | (string & {}); "time": string | number }
      "frame.banner.trialUntil": { "date": string | number }
      "frame.banner.unanswered": Record<never, never>
      "frame.breadcrumb": Record<never, never>
      "frame.chunk.body": Record<never, never>
      "frame.chunk.title": Record<never, never>
      "frame.collapse": Record<never, never>
      "frame.expand": Record<never, never>
      "frame.idle.body": Record<never, never>
      "frame.idle.countdown": { "remaining": string | number }
      "frame.idle.minutes": { "minutes": number }
      "frame.idle.signOut": Record<never, never>
      "frame.idle.stay": Record<never, never>
      "frame.idle.title": Record<never, never>
      "frame.key.control": Record<never, never>
      "frame.language.other": { "language": string | number }
      "frame.main": Record<never, never>
      "frame.open": Record<never, never>
      "frame.pageLoading": Record<never, never>
      "frame.palette.open": Record<never, never>
      "frame.trial.choosePlan": Record<never, never>
      "frame.trial.daysLeft": { "days": number }
      "frame.trial.ended": Record<never, never>
      "frame.trial.endsSoon": { "when": "today" | "todayAt" | "tomorrow" | (string & {}); "time": string | number }
      "frame.trial.until": { "date": string | number }
      "frame.usage": Record<never, never>
      "frame.usage.brands": Record<never, never>
      "frame.usage.users": Record<never, never>
      "frame.user.menu": Record<never, never>
      "frame.user.settings": Record<never, never>
      "frame.user.signOut": Record<never, never>
      "frame.user.version": { "version": string | number }
      "invitations.accept.accepting": Record<never, never>
      "invitations.accept.brand": Record<never, never>
      "invitations.accept.checking": Record<never, never>
      "invitations.accept.closed.accepted.body": Record<never, never>
      "invitations.accept.closed.accepted.title": Record<never, never>
      "invitations.accept.closed.cancelled.body": Record<never, never>
      "invitations.accept.closed.cancelled.title": Record<never, never>
      "invitations.accept.closed.expired.body": Record<never, never>
      "invitations.accept.closed.expired.title": Record<never, never>
      "invitations.accept.closed.other.body": Record<never, never>
      "invitations.accept.closed.other.title": Record<never, never>
      "invitations.accept.closed.unknown.body": Record<never, never>
      "invitations.accept.closed.unknown.title": Record<never, never>
      "invitations.accept.company": Record<never, never>
      "invitations.accept.email": Record<never, never>
      "invitations.accept.entry": Record<never, never>
      "invitations.accept.failed": Record<never, never>
      "invitations.accept.from": Record<never, never>
      "invitations.accept.mismatch": Record<never, never>
      "invitations.accept.mismatch.body": { "invited": string | number; "signedIn": string | number }
      "invitations.accept.otherEmail": { "invited": string | number }
      "invitations.accept.ownCompany": Record<never, never>
      "invitations.accept.register": Record<never, never>
      "invitations.accept.role": Record<never, never>
      "invitations.accept.signIn": Record<never, never>
      "invitations.accept.signInFirst": Record<never, never>
      "invitations.accept.signedInAs": { "signedIn": string | number }
      "invitations.accept.submit": Record<never, never>
      "invitations.accept.switch": Record<never, never>
      "invitations.accept.title": Record<never, never>
      "invitations.accept.title.company": { "company": string | number }
      "invitations.accept.unconfirmed": Record<never, never>
      "invitations.accept.unread": Record<never, never>
      "invitations.accept.unseen": Record<never, never>
      "invitations.accept.unseen.body": { "known": "yes" | (string & {}); "signedIn": string | number }
      "invitations.accept.until": Record<never, never>
      "invitations.brand.required": Record<never, never>
      "invitations.dialog.another": Record<never, never>
      "invitations.dialog.brand.add": Record<never, never>
      "invitations.dialog.brand.failed": Record<never, never>
      "invitations.dialog.brand.gone": Record<never, never>
      "invitations.dialog.brand.none": Record<never, never>
      "invitations.dialog.brand.other": { "number": number }
      "invitations.dialog.brand.placeholder": Record<never, never>
      "invitations.dialog.brand.remove": { "number": number }
      "invitations.dialog.checking": Record<never, never>
      "invitations.dialog.done": Record<never, never>
      "invitations.dialog.emails": Record<never, never>
      "invitations.dialog.emails.helper": Record<never, never>
      "invitations.dialog.emails.invalid": { "emails": string | number }
      "invitations.dialog.emails.keys": Record<never, never>
      "invitations.dialog.emails.list": Record<never, never>
      "invitations.dialog.emails.others": { "count": number }
      "invitations.dialog.emails.remove": { "email": string | number }
      "invitations.dialog.emails.removed": { "email": string | number }
      "invitations.dialog.failed": Record<never, never>
      "invitations.dialog.failed.admin": { "name": string | number; "email": string | number }
      "invitations.dialog.failed.colleague": { "name": string | number; "email": string | number; "reason": string | number }
      "invitations.dialog.failed.one": { "email": string | number; "brand": string | number; "reason": string | number }
      "invitations.dialog.failed.some": { "count": number }
      "invitations.dialog.people": { "count": number }
      "invitations.dialog.preview": Record<never, never>
      "invitations.dialog.preview.help": Record<never, never>
      "invitations.dialog.role.admin": Record<never, never>
      "invitations.dialog.role.member": Record<never, never>
      "invitations.dialog.role.several": { "count": number }
      "invitations.dialog.role.warning": { "brand": string | number; "count": number }
      "invitations.dialog.sending": Record<never, never>
      "invitations.dialog.sending.progress": { "done": number; "total": number }
      "invitations.dialog.sent": { "count": number }
      "invitations.dialog.slots.body": { "available": number; "requested": number }
      "invitations.dialog.slots.title": Record<never, never>
      "invitations.dialog.slots.unknown": Record<never, never>
      "invitations.dialog.slots.usage": { "used": number; "limit": number }
      "invitations.dialog.stop": Record<never, never>
      "invitations.dialog.stopped": { "count": number }
      "invitations.dialog.submit": { "count": number; "brands": number; "brand": string | number }
      "invitations.dialog.title": Record<never, never>
      "invitations.dialog.twice": { "count": number }
      "invitations.dialog.unconfirmed.body": Record<never, never>
      "invitations.dialog.unconfirmed.one": Record<never, never>
      "invitations.dialog.unconfirmed.some": { "count": number }
      "invitations.emails.duplicate": Record<never, never>
      "invitations.emails.invalid": Record<never, never>
      "invitations.emails.required": Record<never, never>
      "invitations.export.expires": Record<never, never>
      "invitations.export.file": Record<never, never>
      "invitations.export.sent": Record<never, never>
      "invitations.joined.dashboard": Record<never, never>
      "invitations.joined.others": { "count": number }
      "invitations.joined.team": Record<never, never>
      "invitations.joined.title": { "name": string | number }
      "invitations.joined.title.unnamed": Record<never, never>
      "invitations.label.message": Record<never, never>
      "invitations.later.forget": { "name": string | number; "brand": string | number }
      "invitations.later.help": Record<never, never>
      "invitations.later.joined": { "name": string | number; "brand": string | number }
      "invitations.later.title": Record<never, never>
      "invitations.later.told": { "count": number }
      "invitations.later.waiting": { "email": string | number; "brand": string | number }
      "invitations.later.why": Record<never, never>
      "invitations.list.actions": Record<never, never>
      "invitations.list.brand.all": Record<never, never>
      "invitations.list.brandAndRole": Record<never, never>
      "invitations.list.description": Record<never, never>
      "invitations.list.email": Record<never, never>
      "invitations.list.empty.body": Record<never, never>
      "invitations.list.empty.title": Record<never, never>
      "invitations.list.expiredOn": { "date": string | number }
      "invitations.list.expiresOn": { "date": string | number }
      "invitations.list.expiresSoon": { "when": string | number }
      "invitations.list.failed": Record<never, never>
      "invitations.list.invite": Record<never, never>
      "invitations.list.resend": Record<never, never>
      "invitations.list.resend.done": Record<never, never>
      "invitations.list.resend.failed": Record<never, never>
      "invitations.list.resend.for": { "email": string | number }
      "invitations.list.resend.gone": Record<never, never>
      "invitations.list.resend.pause": Record<never, never>
      "invitations.list.resend.sent": Record<never, never>
      "invitations.list.resend.unconfirmed": Record<never, never>
      "invitations.list.resend.verify": { "email": string | number }
      "invitations.list.search": Record<never, never>
      "invitations.list.sender": Record<never, never>
      "invitations.list.sender.all": Record<never, never>
      "invitations.list.sender.of": { "name": string | number }
      "invitations.list.sentAndExpiry": Record<never, never>
      "invitations.list.sort": Record<never, never>
      "invitations.list.sort.newest": Record<never, never>
      "invitations.list.sort.oldest": Record<never, never>
      "invitations.list.status": Record<never, never>
      "invitations.list.status.accepted": Record<never, never>
      "invitations.list.status.all": Record<never, never>
      "invitations.list.status.cancelled": Record<never, never>
      "invitations.list.status.expired": Record<never, never>
      "invitations.list.status.pending": Record<never, never>
      "invitations.list.table": Record<never, never>
      "invitations.list.undated": Record<never, never>
      "invitations.list.validUntil": { "date": string | number }
      "invitations.message.tooLong": Record<never, never>
      "invitations.pending": { "count": number }
      "invitations.resendAll": { "count": number }
      "invitations.resendAll.body": { "count": number }
      "invitations.resendAll.done": { "count": number }
      "invitations.resendAll.failed": { "count": number }
      "invitations.resendAll.left": { "count": number }
      "invitations.resendAll.paused": Record<never, never>
      "invitations.resendAll.rest": { "count": number }
      "invitations.resendAll.submit": Record<never, never>
      "invitations.resendAll.title": { "count": number }
      "invitations.resendAll.unconfirmed": { "count": number }
      "invitations.resendAll.unconfirmed.body": Record<never, never>
      "invitations.sheet.duplicate": Record<never, never>
      "invitations.sheet.edit": { "line": number; "email": string | number }
      "invitations.sheet.email": Record<never, never>
      "invitations.sheet.later": Record<never, never>
      "invitations.sheet.refused": Record<never, never>
      "invitations.sheet.remove": { "line": number; "email": string | number }
      "invitations.sheet.role.required": Record<never, never>
      "invitations.sheet.sending": Record<never, never>
      "invitations.sheet.sent": Record<never, never>
      "invitations.sheet.waiting": Record<never, never>
      "lists.access.open": Record<never, never>
      "lists.brands": Record<never, never>
      "lists.byCompany.failed": Record<never, never>
      "lists.columns": Record<never, never>
      "lists.columns.reset": Record<never, never>
      "lists.columns.resize": { "name": string | number }
      "lists.copy": { "text": string | number }
      "lists.copy.copied": Record<never, never>
      "lists.copy.failed": Record<never, never>
      "lists.copy.short": Record<never, never>
      "lists.delete": Record<never, never>
      "lists.edit": Record<never, never>
      "lists.export": Record<never, never>
      "lists.export.busy": Record<never, never>
      "lists.export.cancel": Record<never, never>
      "lists.export.failed": Record<never, never>
      "lists.export.progress": { "read": number; "total": number }
      "lists.export.read": { "read": number }
      "lists.export.short": Record<never, never>
      "lists.export.short.body": { "total": number; "read": number }
      "lists.export.waiting": { "read": number; "wait": string | number }
      "lists.favourite.add": Record<never, never>
      "lists.favourite.most": { "count": number }
      "lists.favourite.most.body": { "name": string | number }
      "lists.favourite.remove": Record<never, never>
      "lists.filters": Record<never, never>
      "lists.filters.active": { "count": number }
      "lists.filters.apply": Record<never, never>
      "lists.filters.clear": Record<never, never>
      "lists.filters.cleared": Record<never, never>
      "lists.filters.remove": { "name": string | number }
      "lists.filters.removed": { "name": string | number }
      "lists.moreActions": Record<never, never>
      "lists.moreActions.for": { "name": string | number }
      "lists.never": Record<never, never>
      "lists.no": Record<never, never>
      "lists.noMatch": Record<never, never>
      "lists.notProvided": Record<never, never>
      "lists.pagination": Record<never, never>
      "lists.pagination.beyond": Record<never, never>
      "lists.pagination.first": Record<never, never>
      "lists.pagination.next": Record<never, never>
      "lists.pagination.previous": Record<never, never>
      "lists.pagination.range": { "from": number; "to": number; "total": number }
      "lists.pagination.size": Record<never, never>
      "lists.results": { "count": number }
      "lists.saving": Record<never, never>
      "lists.search": Record<never, never>
      "lists.selection.all": Record<never, never>
      "lists.selection.brands": { "count": number }
      "lists.selection.clear": Record<never, never>
      "lists.selection.full": { "most": number }
      "lists.selection.hidden": { "count": number }
      "lists.selection.most": { "most": number }
      "lists.selection.row": { "name": string | number }
      "lists.selection.users": { "count": number }
      "lists.trend.down": { "value": string | number }
      "lists.trend.flat": Record<never, never>
      "lists.trend.up": { "value": string | number }
      "lists.users.failed": Record<never, never>
      "lists.views": Record<never, never>
      "lists.views.full": { "most": number }
      "lists.views.name": Record<never, never>
      "lists.views.none": Record<never, never>
      "lists.views.nothing": Record<never, never>
      "lists.views.remove": { "name": string | number }
      "lists.views.removed": { "name": string | number }
      "lists.views.save": Record<never, never>
      "lists.views.saved": { "name": string | number }
      "lists.yes": Record<never, never>
      "navigation.access": Record<never, never>
      "navigation.analytics": Record<never, never>
      "navigation.brands": Record<never, never>
      "navigation.dashboard": Record<never, never>
      "navigation.footer": Record<never, never>
      "navigation.footer.accessibility": Record<never, never>
      "navigation.footer.cookies": Record<never, never>
      "navigation.footer.notice": Record<never, never>
      "navigation.footer.privacy": Record<never, never>
      "navigation.footer.support": Record<never, never>
      "navigation.footer.terms": Record<never, never>
      "navigation.help": Record<never, never>
      "navigation.invitations": Record<never, never>
      "navigation.language": Record<never, never>
      "navigation.language.changing": Record<never, never>
      "navigation.language.failed": Record<never, never>
      "navigation.language.unconfirmed": Record<never, never>
      "navigation.pages": Record<never, never>
      "navigation.settings": Record<never, never>
      "navigation.skip": Record<never, never>
      "navigation.status": Record<never, never>
      "navigation.subscription": Record<never, never>
      "navigation.theme": Record<never, never>
      "navigation.theme.dark": Record<never, never>
      "navigation.theme.light": Record<never, never>
      "navigation.theme.system": Record<never, never>
      "navigation.theme.toDark": Record<never, never>
      "navigation.theme.toLight": Record<never, never>
      "navigation.upgrade": Record<never, never>
      "navigation.users": Record<never, never>
      "onboarding.account.emailUsed": Record<never, never>
      "onboarding.account.emailUsed.body": Record<never, never>
      "onboarding.account.failed": Record<never, never>
      "onboarding.account.hasAccount": Record<never, never>
      "onboarding.account.legal": { "terms": MessageTag; "privacy": MessageTag }
      "onboarding.account.signIn": Record<never, never>
      "onboarding.account.submit": Record<never, never>
      "onboarding.account.submitting": Record<never, never>
      "onboarding.account.subtitle": Record<never, never>
      "onboarding.account.subtitle.invited": Record<never, never>
      "onboarding.account.title": Record<never, never>
      "onboarding.account.tokens": Record<never, never>
      "onboarding.account.unconfirmed": Record<never, never>
      "onboarding.benefits.analytics": Record<never, never>
      "onboarding.benefits.free": Record<never, never>
      "onboarding.benefits.pages": Record<never, never>
      "onboarding.benefits.support": Record<never, never>
      "onboarding.benefits.title": Record<never, never>
      "onboarding.benefits.users": Record<never, never>
      "onboarding.business.done": Record<never, never>
      "onboarding.business.failed": Record<never, never>
      "onboarding.business.incomplete": Record<never, never>
      "onboarding.business.notYou": Record<never, never>
      "onboarding.business.refused": Record<never, never>
      "onboarding.business.resumed": Record<never, never>
      "onboarding.business.submit": Record<never, never>
      "onboarding.business.submitting": Record<never, never>
      "onboarding.business.subtitle": Record<never, never>
      "onboarding.business.title": Record<never, never>
      "onboarding.business.unconfirmed": Record<never, never>
      "onboarding.businessName.characters": Record<never, never>
      "onboarding.businessName.forbidden": Record<never, never>
      "onboarding.businessName.length": Record<never, never>
      "onboarding.businessName.required": Record<never, never>
      "onboarding.email.disposable": Record<never, never>
      "onboarding.existing.body": Record<never, never>
      "onboarding.existing.title": Record<never, never>
      "onboarding.join.failed": Record<never, never>
      "onboarding.join.pending": Record<never, never>
      "onboarding.join.title": Record<never, never>
      "onboarding.join.unconfirmed": Record<never, never>
      "onboarding.join.view": Record<never, never>
      "onboarding.label.businessName": Record<never, never>
      "onboarding.label.passwordConfirm": Record<never, never>
      "onboarding.password.avoid": Record<never, never>
      "onboarding.password.special": Record<never, never>
      "onboarding.register.title": Record<never, never>
      "onboarding.signOut": Record<never, never>
      "onboarding.signedIn.body": Record<never, never>
      "onboarding.signedIn.dashboard": Record<never, never>
      "onboarding.signedIn.title": Record<never, never>
      "onboarding.signedIn.unchecked": Record<never, never>
      "onboarding.step": { "step": string | number; "total": string | number }
      "onboarding.terms.required": Record<never, never>
      "onboarding.unknown": Record<never, never>
      "onboarding.username.characters": Record<never, never>
      "onboarding.username.length": Record<never, never>
      "pages.address": Record<never, never>
      "pages.address.none": Record<never, never>
      "pages.description": Record<never, never>
      "pages.noActive.action": Record<never, never>
      "pages.noActive.admin": Record<never, never>
      "pages.noActive.member": Record<never, never>
      "pages.noActive.title": Record<never, never>
      "pages.readOnly": Record<never, never>
      "pages.title": Record<never, never>
      "pages.unavailable": Record<never, never>
      "palette.action.accessOf": { "member": string | number }
      "palette.action.accessTo": { "brand": string | number }
      "palette.action.activate": Record<never, never>
      "palette.action.activate.help": Record<never, never>
      "palette.action.activateBrand": { "brand": string | number }
      "palette.action.chooseBrand": { "brand": string | number }
      "palette.action.createBrand": Record<never, never>
      "palette.action.deactivate": Record<never, never>
      "palette.action.deactivate.help": Record<never, never>
      "palette.action.deactivateBrand": { "brand": string | number }
      "palette.action.exportBrands": Record<never, never>
      "palette.action.exportUsers": Record<never, never>
      "palette.action.extend": Record<never, never>
      "palette.action.give": Record<never, never>
      "palette.action.give.help": Record<never, never>
      "palette.action.giveTo": { "member": string | number; "brand": string | number }
      "palette.action.invite": Record<never, never>
      "palette.action.invite.help": Record<never, never>
      "palette.action.inviteNoBrand": { "brand": string | number }
      "palette.action.inviteTo": { "email": string | number; "brand": string | number }
      "palette.action.inviteWhom": { "email": string | number }
      "palette.action.language": { "language": string | number }
      "palette.action.name": Record<never, never>
      "palette.action.name.help": Record<never, never>
      "palette.action.name.none": Record<never, never>
      "palette.action.nameTo": { "member": string | number; "brand": string | number }
      "palette.action.noAdmin": Record<never, never>
      "palette.action.plan": Record<never, never>
      "palette.action.resend": Record<never, never>
      "palette.action.review": Record<never, never>
      "palette.action.shortcuts": Record<never, never>
      "palette.action.signOut": Record<never, never>
      "palette.action.theme": { "theme": string | number }
      "palette.count": { "count": number }
      "palette.failed": Record<never, never>
      "palette.group.actions": Record<never, never>
      "palette.group.brands": Record<never, never>
      "palette.group.favourites": Record<never, never>
      "palette.group.page": Record<never, never>
      "palette.group.pages": Record<never, never>
      "palette.group.recent": Record<never, never>
      "palette.group.users": Record<never, never>
      "palette.hint.choose": Record<never, never>
      "palette.hint.close": Record<never, never>
      "palette.hint.move": Record<never, never>
      "palette.key.enter": Record<never, never>
      "palette.key.escape": Record<never, never>
      "palette.key.space": Record<never, never>
      "palette.label": Record<never, never>
      "palette.none": { "text": string | number }
      "palette.searching": Record<never, never>
      "palette.shortcuts.filter": Record<never, never>
      "palette.shortcuts.help": Record<never, never>
      "palette.shortcuts.off": Record<never, never>
      "palette.shortcuts.or": Record<never, never>
      "palette.shortcuts.palette": Record<never, never>
      "palette.shortcuts.peek": Record<never, never>
      "palette.shortcuts.peek.close": Record<never, never>
      "palette.shortcuts.rows": Record<never, never>
      "palette.shortcuts.submit": Record<never, never>
      "palette.shortcuts.then": Record<never, never>
      "palette.shortcuts.title": Record<never, never>
      "palette.shortcuts.undo": Record<never, never>
      "palette.title": Record<never, never>
      "palette.verbs.activate": Record<never, never>
      "palette.verbs.choose": Record<never, never>
      "palette.verbs.deactivate": Record<never, never>
      "palette.verbs.give": Record<never, never>
      "palette.verbs.name": Record<never, never>
      "palette.words.activate": Record<never, never>
      "palette.words.create": Record<never, never>
      "palette.words.deactivate": Record<never, never>
      "palette.words.export": Record<never, never>
      "palette.words.extend": Record<never, never>
      "palette.words.give": Record<never, never>
      "palette.words.invite": Record<never, never>
      "palette.words.language": Record<never, never>
      "palette.words.name": Record<never, never>
      "palette.words.noAdmin": Record<never, never>
      "palette.words.page.analytics": Record<never, never>
      "palette.words.page.billing": Record<never, never>
      "palette.words.page.dashboard": Record<never, never>
      "palette.words.page.invitations": Record<never, never>
      "palette.words.page.settings": Record<never, never>
      "palette.words.page.users": Record<never, never>
      "palette.words.plan": Record<never, never>
      "palette.words.resend": Record<never, never>
      "palette.words.review": Record<never, never>
      "palette.words.shortcuts": Record<never, never>
      "palette.words.signOut": Record<never, never>
      "palette.words.theme": Record<never, never>
      "palette.words.theme.dark": Record<never, never>
      "palette.words.theme.light": Record<never, never>
      "palette.words.theme.system": Record<never, never>
      "plans.aside": Record<never, never>
      "plans.brands": { "count": number }
      "plans.cancel.body": Record<never, never>
      "plans.cancel.title": Record<never, never>
      "plans.changed": { "plan": string | number }
      "plans.choose": { "plan": string | number }
      "plans.choosing": Record<never, never>
      "plans.compare": Record<never, never>
      "plans.compare.brands": Record<never, never>
      "plans.compare.excluded": Record<never, never>
      "plans.compare.feature": Record<never, never>
      "plans.compare.hide": Record<never, never>
      "plans.compare.included": Record<never, never>
      "plans.compare.price": Record<never, never>
      "plans.compare.title": Record<never, never>
      "plans.compare.users": Record<never, never>
      "plans.confirm.change": Record<never, never>
      "plans.confirm.due": Record<never, never>
      "plans.confirm.exceeds": Record<never, never>
      "plans.confirm.pay": { "amount": string | number }
      "plans.confirm.plan": Record<never, never>
      "plans.confirm.redirecting": Record<never, never>
      "plans.confirm.secure": Record<never, never>
      "plans.confirm.terms": { "terms": MessageTag }
      "plans.confirm.then": Record<never, never>
      "plans.confirm.title": { "plan": string | number }
      "plans.confirm.today": Record<never, never>
      "plans.confirm.trial": Record<never, never>
      "plans.confirm.used": { "used": number; "limit": number }
      "plans.current": Record<never, never>
      "plans.current.badge": Record<never, never>
      "plans.denied": Record<never, never>
      "plans.description.agency_business": Record<never, never>
      "plans.description.agency_scale": Record<never, never>
      "plans.description.agency_starter": Record<never, never>
      "plans.description.solo_business": Record<never, never>
      "plans.description.solo_enterprise": Record<never, never>
      "plans.description.solo_starter": Record<never, never>
      "plans.enough": Record<never, never>
      "plans.enterprise": Record<never, never>
      "plans.everything": { "more": number; "name": string | number }
      "plans.family.agency": Record<never, never>
      "plans.family.agency.hide": Record<never, never>
      "plans.family.agency.show": Record<never, never>
      "plans.family.solo": Record<never, never>
      "plans.family.solo.hide": Record<never, never>
      "plans.family.solo.show": Record<never, never>
      "plans.feature.accountManager": Record<never, never>
      "plans.feature.analytics": Record<never, never>
      "plans.feature.api": Record<never, never>
      "plans.feature.crm": Record<never, never>
      "plans.feature.emailSupport": Record<never, never>
      "plans.feature.more": { "count": number }
      "plans.feature.multiClient": Record<never, never>
      "plans.feature.sites": Record<never, never>
      "plans.feature.templates": Record<never, never>
      "plans.feature.whiteLabel": Record<never, never>
      "plans.finder.ask": Record<never, never>
      "plans.finder.none": Record<never, never>
      "plans.finder.pending": { "count": number }
      "plans.finder.plan": { "name": string | number; "price": string | number }
      "plans.finder.present": { "brands": number; "users": number }
      "plans.finder.reason": { "brands": number; "users": number }
      "plans.finder.title": Record<never, never>
      "plans.lower": Record<never, never>
      "plans.lower.provider": Record<never, never>
      "plans.lower.reason": Record<never, never>
      "plans.lower.request": Record<never, never>
      "plans.notes.billing": Record<never, never>
      "plans.notes.contact": Record<never, never>
      "plans.notes.included": Record<never, never>
      "plans.notes.secure": Record<never, never>
      "plans.organisation": Record<never, never>
      "plans.organisation.brands": { "count": number }
      "plans.organisation.brands.unknown": { "unknown": string | number }
      "plans.organisation.users": { "count": number }
      "plans.organisation.users.unknown": { "unknown": string | number }
      "plans.popular": Record<never, never>
      "plans.subtitle.cancelled": Record<never, never>
      "plans.subtitle.cancelled.highest": Record<never, never>
      "plans.subtitle.today": Record<never, never>
      "plans.subtitle.trial": { "days": number }
      "plans.subtitle.upgrade": Record<never, never>
      "plans.success.activating": Record<never, never>
      "plans.success.activating.body": Record<never, never>
      "plans.success.active": Record<never, never>
      "plans.success.awaits": Record<never, never>
      "plans.success.awaits.access": Record<never, never>
      "plans.success.awaits.cancel": Record<never, never>
      "plans.success.awaits.invoice": Record<never, never>
      "plans.success.awaits.support": Record<never, never>
      "plans.success.failed.body": Record<never, never>
      "plans.success.failed.help": Record<never, never>
      "plans.success.failed.title": Record<never, never>
      "plans.success.failed.unnamed": Record<never, never>
      "plans.success.plan": { "type": string | number }
      "plans.success.settings": Record<never, never>
      "plans.success.settings.body": Record<never, never>
      "plans.success.start": Record<never, never>
      "plans.success.start.body": Record<never, never>
      "plans.success.title": Record<never, never>
      "plans.success.unread": Record<never, never>
      "plans.success.verifying": Record<never, never>
      "plans.success.welcome": Record<never, never>
      "plans.suggested": Record<never, never>
      "plans.title": Record<never, never>
      "plans.users": { "count": number }
      "settings.accessibility.appeal": Record<never, never>
      "settings.accessibility.appeal.body": Record<never, never>
      "settings.accessibility.checks": Record<never, never>
      "settings.accessibility.checks.automatic": Record<never, never>
      "settings.accessibility.checks.contrast": Record<never, never>
      "settings.accessibility.checks.keyboard": Record<never, never>
      "settings.accessibility.contact": Record<never, never>
      "settings.accessibility.contact.admin": Record<never, never>
      "settings.accessibility.contact.write": Record<never, never>
      "settings.accessibility.date": { "date": string | number }
      "settings.accessibility.intro": { "app": string | number; "version": string | number }
      "settings.accessibility.licences": Record<never, never>
      "settings.accessibility.limits": Record<never, never>
      "settings.accessibility.limits.content": Record<never, never>
      "settings.accessibility.limits.payment": Record<never, never>
      "settings.accessibility.state": Record<never, never>
      "settings.accessibility.state.body": { "app": string | number }
      "settings.accessibility.title": Record<never, never>
      "settings.company.agency": Record<never, never>
      "settings.company.mode": Record<never, never>
      "settings.company.mode.agency": Record<never, never>
      "settings.company.mode.solo": Record<never, never>
      "settings.company.name": Record<never, never>
      "settings.currentPassword.required": Record<never, never>
      "settings.data": { "email": string | number }
      "settings.diagnosis.absent": Record<never, never>
      "settings.diagnosis.access": Record<never, never>
      "settings.diagnosis.expired": Record<never, never>
      "settings.diagnosis.expiresIn": { "when": string | number }
      "settings.diagnosis.health.down": Record<never, never>
      "settings.diagnosis.health.healthy": Record<never, never>
      "settings.diagnosis.health.partial": Record<never, never>
      "settings.diagnosis.idle": Record<never, never>
      "settings.diagnosis.intro": Record<never, never>
      "settings.diagnosis.probe.currentLanguage": Record<never, never>
      "settings.diagnosis.probe.fails": Record<never, never>
      "settings.diagnosis.probe.frontendConfig": Record<never, never>
      "settings.diagnosis.probe.supportedLanguages": Record<never, never>
      "settings.diagnosis.probe.works": Record<never, never>
      "settings.diagnosis.probes": Record<never, never>
      "settings.diagnosis.probes.run": Record<never, never>
      "settings.diagnosis.probes.running": Record<never, never>
      "settings.diagnosis.refresh": Record<never, never>
      "settings.diagnosis.session": Record<never, never>
      "settings.diagnosis.session.closed": Record<never, never>
      "settings.diagnosis.session.open": Record<never, never>
      "settings.diagnosis.session.role": Record<never, never>
      "settings.diagnosis.session.state": Record<never, never>
      "settings.diagnosis.session.user": Record<never, never>
      "settings.diagnosis.signIn": Record<never, never>
      "settings.diagnosis.title": Record<never, never>
      "settings.diagnosis.unknown": Record<never, never>
      "settings.diagnosis.version": { "version": string | number }
      "settings.history.address": Record<never, never>
      "settings.history.date": Record<never, never>
      "settings.history.device": Record<never, never>
      "settings.history.device.all": Record<never, never>
      "settings.history.empty": Record<never, never>
      "settings.history.failed": Record<never, never>
      "settings.history.file": Record<never, never>
      "settings.history.more": Record<never, never>
      "settings.history.refused": Record<never, never>
      "settings.history.result": Record<never, never>
      "settings.history.result.all": Record<never, never>
      "settings.history.succeeded": Record<never, never>
      "settings.history.time": Record<never, never>
      "settings.history.title": Record<never, never>
      "settings.label.currentPassword": Record<never, never>
      "settings.label.newPassword": Record<never, never>
      "settings.label.newPasswordConfirm": Record<never, never>
      "settings.lastLogin": { "when": string | number }
      "settings.lastLogin.never": Record<never, never>
      "settings.memberSince": { "date": string | number }
      "settings.newPassword.unchanged": Record<never, never>
      "settings.password.change": Record<never, never>
      "settings.password.done": Record<never, never>
      "settings.password.done.devices": Record<never, never>
      "settings.password.error": Record<never, never>
      "settings.password.error.current": Record<never, never>
      "settings.password.error.mismatch": Record<never, never>
      "settings.password.error.outcome": Record<never, never>
      "settings.password.error.signedOut": Record<never, never>
      "settings.password.error.strength": Record<never, never>
      "settings.password.error.title": Record<never, never>
      "settings.password.missing": { "missing": string | number }
      "settings.password.submitting": Record<never, never>
      "settings.profile.done": Record<never, never>
      "settings.profile.emailNote": Record<never, never>
      "settings.profile.error": Record<never, never>
      "settings.profile.error.title": Record<never, never>
      "settings.profile.failed": Record<never, never>
      "settings.profile.retrying": Record<never, never>
      "settings.profile.unconfirmed": Record<never, never>
      "settings.section.access": Record<never, never>
      "settings.section.company": Record<never, never>
      "settings.section.preferences": Record<never, never>
      "settings.section.profile": Record<never, never>
      "settings.section.security": Record<never, never>
      "settings.sections": Record<never, never>
      "settings.shortcuts": Record<never, never>
      "settings.shortcuts.help": Record<never, never>
      "settings.signIn": Record<never, never>
      "settings.title": Record<never, never>
      "settings.unsaved": Record<never, never>
      "several.assign.done": Record<never, never>
      "several.assign.failed": Record<never, never>
      "several.assign.left": Record<never, never>
      "several.assign.unconfirmed": Record<never, never>
      "several.back": Record<never, never>
      "several.both": { "given": number; "removed": number }
      "several.brands": Record<never, never>
      "several.changed.assign": { "names": string | number }
      "several.changed.remove": { "names": string | number }
      "several.check": Record<never, never>
      "several.failed": Record<never, never>
      "several.given": { "count": number }
      "several.incomplete": Record<never, never>
      "several.kind": Record<never, never>
      "several.paste.brands": Record<never, never>
      "several.paste.field.brands": Record<never, never>
      "several.paste.field.users": Record<never, never>
      "several.paste.found": { "count": number }
      "several.paste.help": Record<never, never>
      "several.paste.select": Record<never, never>
      "several.paste.unmatched.brands": { "count": number }
      "several.paste.unmatched.users": { "count": number }
      "several.paste.users": Record<never, never>
      "several.paste.which": { "text": string | number }
      "several.progress": { "done": number; "total": number }
      "several.remove.done": Record<never, never>
      "several.remove.failed": Record<never, never>
      "several.remove.left": Record<never, never>
      "several.remove.unconfirmed": Record<never, never>
      "several.removed": { "count": number }
      "several.rest": Record<never, never>
      "several.restored": { "count": number }
      "several.same.assign": { "count": number }
      "several.same.remove": { "count": number }
      "several.submit.assign": { "count": number }
      "several.submit.remove": { "count": number }
      "several.summary.assign": { "count": number }
      "several.summary.remove": { "count": number }
      "several.title": Record<never, never>
      "several.unchanged.assign": { "names": string | number }
      "several.unchanged.remove": { "names": string | number }
      "several.undone": { "count": number }
      "several.undone.both": { "given": number; "removed": number }
      "several.users": Record<never, never>
      "several.users.count": { "before": number; "after": number }
      "sheet.attention": Record<never, never>
      "sheet.brands.body": Record<never, never>
      "sheet.brands.busy": { "done": number; "total": number }
      "sheet.brands.checking": Record<never, never>
      "sheet.brands.count": { "count": number }
      "sheet.brands.created": Record<never, never>
      "sheet.brands.created.count": { "count": number }
      "sheet.brands.creating": Record<never, never>
      "sheet.brands.csv.file": Record<never, never>
      "sheet.brands.csv.line": Record<never, never>
      "sheet.brands.csv.reason": Record<never, never>
      "sheet.brands.edit": { "line": number; "name": string | number }
      "sheet.brands.example": Record<never, never>
      "sheet.brands.exists": Record<never, never>
      "sheet.brands.field": Record<never, never>
      "sheet.brands.left": { "count": number }
      "sheet.brands.left.body": Record<never, never>
      "sheet.brands.none": Record<never, never>
      "sheet.brands.over": Record<never, never>
      "sheet.brands.over.body": Record<never, never>
      "sheet.brands.places": { "count": number }
      "sheet.brands.preview": Record<never, never>
      "sheet.brands.refused": Record<never, never>
      "sheet.brands.remove": { "line": number; "name": string | number }
      "sheet.brands.short": { "count": number }
      "sheet.brands.state.required": Record<never, never>
      "sheet.brands.stop": Record<never, never>
      "sheet.brands.submit": { "count": number }
      "sheet.brands.title": Record<never, never>
      "sheet.brands.tooMany": Record<never, never>
      "sheet.brands.twice": Record<never, never>
      "sheet.brands.unconfirmed": Record<never, never>
      "sheet.brands.unconfirmed.body": Record<never, never>
      "sheet.brands.unconfirmed.title": { "count": number }
      "sheet.brands.unread": Record<never, never>
      "sheet.brands.wait": { "wait": string | number }
      "sheet.brands.waiting": Record<never, never>
      "sheet.corrected": Record<never, never>
      "sheet.cut": { "count": number }
      "sheet.file": Record<never, never>
      "sheet.file.binary": Record<never, never>
      "sheet.file.empty": Record<never, never>
      "sheet.file.large": Record<never, never>
      "sheet.file.noAddress": Record<never, never>
      "sheet.file.several": Record<never, never>
      "sheet.file.unreadable": Record<never, never>
      "sheet.leave": Record<never, never>
      "sheet.left": Record<never, never>
      "sheet.line": { "line": number }
      "sheet.places": { "count": number }
      "sheet.read": { "count": number }
      "sheet.reading": Record<never, never>
      "sheet.ready": { "count": number }
      "sheet.removed": { "line": number }
      "sheet.short": { "count": number }
      "sheet.title": Record<never, never>
      "sheet.toCorrect": { "count": number }
      "sheet.unknown": { "text": string | number }
      "sheet.wrong": { "count": number }
      "site.config.address": { "line": string | number; "column": string | number }
      "site.config.noAddress": Record<never, never>
      "site.config.status": { "status": string | number }
      "site.config.syntax": { "line": string | number; "column": string | number }
      "site.config.tell": { "email": string | number }
      "site.config.tellSite": Record<never, never>
      "site.config.unreached": Record<never, never>
      "subscription.activating": Record<never, never>
      "subscription.activating.body": Record<never, never>
      "subscription.billing.denied": Record<never, never>
      "subscription.late.due": { "name": string | number; "price": string | number }
      "subscription.late.since": { "date": string | number }
      "subscription.more": Record<never, never>
      "subscription.more.body": { "company": string | number; "plan": string | number; "usage": string | number }
      "subscription.more.title": { "company": string | number }
      "subscription.plan.cancelled": Record<never, never>
      "subscription.plan.cancelled.provider": Record<never, never>
      "subscription.plan.mail.body": { "company": string | number; "plan": string | number }
      "subscription.plan.mail.reactivate": { "company": string | number }
      "subscription.plan.mail.reactivateBody": { "company": string | number; "plan": string | number }
      "subscription.plan.mail.subject": { "company": string | number }
      "subscription.plan.manage": Record<never, never>
      "subscription.plan.pastDue.action": Record<never, never>
      "subscription.plan.pastDue.write": Record<never, never>
      "subscription.plan.reactivate": Record<never, never>
      "subscription.plan.reactivate.write": Record<never, never>
      "trial.events.activated": Record<never, never>
      "trial.events.empty": Record<never, never>
      "trial.events.empty.body": Record<never, never>
      "trial.events.expired": Record<never, never>
      "trial.events.extended": Record<never, never>
      "trial.events.failed": Record<never, never>
      "trial.events.limit": Record<never, never>
      "trial.events.more": Record<never, never>
      "trial.events.reminder": Record<never, never>
      "trial.events.started": Record<never, never>
      "trial.events.title": Record<never, never>
      "trial.events.unknown": Record<never, never>
      "trial.extend.body": Record<never, never>
      "trial.extend.body.ended": Record<never, never>
      "trial.extend.body.until": { "date": string | number }
      "trial.extend.busy": Record<never, never>
      "trial.extend.confirm": { "weeks": number }
      "trial.extend.done": Record<never, never>
      "trial.extend.done.until": { "date": string | number }
      "trial.extend.failed": Record<never, never>
      "trial.extend.open": Record<never, never>
      "trial.extend.title": Record<never, never>
      "trial.extend.unconfirmed": Record<never, never>
      "trial.extend.weeks": Record<never, never>
      "trial.extend.weeks.count": { "weeks": number }
      "trial.opportunities.brands": Record<never, never>
      "trial.opportunities.failed": Record<never, never>
      "trial.opportunities.none": Record<never, never>
      "trial.opportunities.suggested": { "plan": string | number }
      "trial.opportunities.title": Record<never, never>
      "trial.opportunities.trial": Record<never, never>
      "trial.opportunities.unknown": Record<never, never>
      "trial.opportunities.users": Record<never, never>
      "trial.payment": Record<never, never>
      "users.access": Record<never, never>
      "users.active": Record<never, never>
      "users.alone": Record<never, never>
      "users.alone.body": Record<never, never>
      "users.brands.empty": Record<never, never>
      "users.brands.empty.body": Record<never, never>
      "users.brands.failed": Record<never, never>
      "users.brands.show": Record<never, never>
      "users.description": Record<never, never>
      "users.export.file": Record<never, never>
      "users.filter.company": { "company": string | number }
      "users.filter.role": { "role": string | number }
      "users.filter.role.all": Record<never, never>
      "users.filter.state": { "state": string | number }
      "users.filter.state.all": Record<never, never>
      "users.gone": Record<never, never>
      "users.gone.body": Record<never, never>
      "users.inactive": Record<never, never>
      "users.invite": Record<never, never>
      "users.lastLogin": Record<never, never>
      "users.list.failed": Record<never, never>
      "users.person": Record<never, never>
      "users.profile": Record<never, never>
      "users.search": Record<never, never>
      "users.since": Record<never, never>
      "users.state": Record<never, never>
    }
  }
}
