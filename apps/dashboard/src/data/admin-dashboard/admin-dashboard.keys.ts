/** Apart from the query, because the live topics of every page need only this. */
export const adminDashboardKey = ['admin-dashboard'] as const;
