// The project's own router, for the modules that stand in for a part of it: written with a path that nothing stands in for.
export * from "react-router-dom";
