import { box, circle, createIcon, dot, ring } from './first-icons'

// areas
export const DashboardIcon = createIcon(
  box(3.5, 3.5, 7, 9, 1.5),
  box(13.5, 3.5, 7, 5, 1.5),
  box(13.5, 11.5, 7, 9, 1.5),
  box(3.5, 15.5, 7, 5, 1.5),
)
export const PagesIcon = createIcon(
  'M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8z',
  'M14 3v5h5',
  'M9 13h6',
  'M9 17h4',
)
export const AnalyticsIcon = createIcon('M4 4v14a2 2 0 0 0 2 2h14', 'M9 16v-4', 'M13.5 16V8', 'M18 16v-6')
export const BrandsIcon = createIcon(
  'M4 4.5h7.2a2 2 0 0 1 1.4.6l7.3 7.3a2 2 0 0 1 0 2.8l-4.7 4.7a2 2 0 0 1-2.8 0l-7.3-7.3a2 2 0 0 1-.6-1.4z',
  dot(8.5, 9),
)
export const UsersIcon = createIcon(
  circle(9, 8, 3.5),
  'M2.5 20a6.5 6.5 0 0 1 13 0',
  'M15.5 4.7a3.5 3.5 0 0 1 0 6.6',
  'M18 14.2a6.5 6.5 0 0 1 3.5 5.8',
)
export const UserIcon = createIcon(circle(12, 8, 3.5), 'M5 20a7 7 0 0 1 14 0')
export const SettingsIcon = createIcon('M4 7h9', 'M17 7h3', circle(15, 7, 2), 'M4 17h3', 'M11 17h9', circle(9, 17, 2))
export const BuildingIcon = createIcon(
  'M5 21V5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v16',
  'M15 9h2a2 2 0 0 1 2 2v10',
  'M3 21h18',
  'M9 7.5h2',
  'M9 11.5h2',
  'M9 15.5h2',
)
export const KeyIcon = createIcon(circle(8, 15, 4.5), 'm11.2 11.8 8.3-8.3', 'm15.5 7.5 3 3')
export const CardIcon = createIcon(box(3, 5, 18, 14, 2), 'M3 10h18', 'M7 15h3')

// actions
export const SearchIcon = createIcon(circle(11, 11, 6.5), 'm20 20-4.4-4.4')
export const MenuIcon = createIcon('M4 7h16', 'M4 12h16', 'M4 17h16')
export const CloseIcon = createIcon('m6 6 12 12', 'M18 6 6 18')
export const PlusIcon = createIcon('M12 5v14', 'M5 12h14')
export const MinusIcon = createIcon('M5 12h14')
export const CopyIcon = createIcon(box(8, 8, 12, 12, 2), 'M16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2')
export const CheckIcon = createIcon('m5 12.5 4.5 4.5L19 7.5')
export const MoreIcon = createIcon(circle(5.5, 12, 0.75), circle(12, 12, 0.75), circle(18.5, 12, 0.75))
export const EditIcon = createIcon('m4 20 .8-3.9L15.7 5.2a2 2 0 0 1 2.8 0l.3.3a2 2 0 0 1 0 2.8L7.9 19.2z', 'm14 7 3 3')
export const TrashIcon = createIcon(
  'M4 7h16',
  'M9 7V5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2',
  'm6 7 .8 11.2a2 2 0 0 0 2 1.8h6.4a2 2 0 0 0 2-1.8L18 7',
  'M10 11v5',
  'M14 11v5',
)
export const UploadIcon = createIcon('M12 15V4', 'M7.5 8.5 12 4l4.5 4.5', 'M4 20h16')
export const DownloadIcon = createIcon('M12 4v11', 'm7.5 11 4.5 4.5 4.5-4.5', 'M4 20h16')
export const PrintIcon = createIcon(
  'M7 9V4h10v5',
  'M7 17H5a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-2',
  box(7, 14, 10, 6, 1),
)
export const FilterIcon = createIcon('M4 6h16', 'M7 12h10', 'M10 18h4')
export const RefreshIcon = createIcon(
  'M20 11a8 8 0 0 0-14.3-4L4 9',
  'M4 4v5h5',
  'M4 13a8 8 0 0 0 14.3 4l1.7-2',
  'M20 20v-5h-5',
)
export const SendIcon = createIcon('m20.5 3.5-17 6.5 7 3.5 3.5 7z', 'm20.5 3.5-10 10')
export const LogOutIcon = createIcon(
  'M14 4H7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h7',
  'M10 12h11',
  'm17.5 8.5 3.5 3.5-3.5 3.5',
)
// directions
export const ChevronLeftIcon = createIcon('M14.5 6.5 9 12l5.5 5.5')
export const ChevronRightIcon = createIcon('M9.5 6.5 15 12l-5.5 5.5')
export const ChevronsIcon = createIcon('m8 9.5 4-4 4 4', 'm8 14.5 4 4 4-4')
export const ArrowUpIcon = createIcon('M12 19V5', 'm6 11 6-6 6 6')
export const ArrowDownIcon = createIcon('M12 5v14', 'm18 13-6 6-6-6')
export const ArrowLeftIcon = createIcon('M19 12H5', 'm11 6-6 6 6 6')
export const SidebarIcon = createIcon(box(3, 4.5, 18, 15, 2), 'M9 4.5v15')

// states
export const ClockIcon = createIcon(ring, 'M12 7v5l3.2 2')
export const PauseCircleIcon = createIcon(ring, 'M10 9v6', 'M14 9v6')
export const CloseCircleIcon = createIcon(ring, 'm9 9 6 6', 'm15 9-6 6')
export const LockIcon = createIcon(box(5, 10.5, 14, 10, 2), 'M8 10.5V8a4 4 0 0 1 8 0v2.5')
export const OfflineIcon = createIcon(
  'm4 4 16 16',
  'M8.5 15.6a5 5 0 0 1 7 0',
  'M5 12.2a10 10 0 0 1 4-2.4',
  'M13.2 9.3a10 10 0 0 1 5.8 2.9',
  'M2 8.8a14.5 14.5 0 0 1 4-2.7',
  'M10.3 4.6A14.5 14.5 0 0 1 22 8.8',
  dot(12, 19),
)
export const ColumnsIcon = createIcon(box(4, 5, 16, 14, 2), 'M9.5 5v14', 'M14.5 5v14')
export const StarIcon = createIcon('m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z')
export const CalendarIcon = createIcon(box(4, 5.5, 16, 15, 2), 'M4 10.5h16', 'M8 3.5v4', 'M16 3.5v4')

// appearance
export const MonitorIcon = createIcon(box(3, 4.5, 18, 12, 2), 'M9 20.5h6', 'M12 16.5v4')
export const KeyboardIcon = createIcon(
  box(2.5, 6, 19, 12, 2),
  dot(6.5, 10),
  dot(10, 10),
  dot(13.5, 10),
  dot(17, 10),
  dot(6.5, 14),
  dot(17.5, 14),
  'M10 14h4',
)
